import { fillUsersOf } from "@resume-picker/db/testing/fill-file";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { startProduct } from "../harness/product.ts";
import { catchDownload } from "../harness/workspace.ts";

const product = startProduct();
const adminPage = administrator(product);

test("among thousands of users an admin finds one, sorts them, turns the pages, and changes several", async () => {
  const page = await adminPage("/admin");
  await fillUsersOf(product.server(), 5000);
  await page.reload();
  const people = page.getByRole("table", { name: "Users" }).getByRole("row");
  await page.getByText(/^1–50 of 5,00\d$/).waitFor();
  expect(await people.count()).toBe(51);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText(/^51–100 of 5,00\d$/).waitFor();
  const header = page.getByRole("columnheader", { name: "Created" });
  await header.getByRole("button").click();
  await header.getByRole("button").click();
  await page.waitForURL(/sort=-created/);
  expect(await header.getAttribute("aria-sort")).toBe("descending");
  await page.getByLabel("Search name, email or role").fill("muller");
  await page.getByText("1 user", { exact: true }).waitFor();
  const found = page.getByRole("switch", { name: /Müller is active$/ });
  await found.waitFor();
  await page.reload();
  await found.waitFor();
  await page.getByLabel("Search name, email or role").fill("");
  await page.getByLabel("Filter").selectOption("Inactive");
  await page.getByText("500 users", { exact: true }).waitFor();
  const selected = people.nth(1).getByRole("checkbox");
  await selected.check();
  await people.nth(2).getByRole("checkbox").check();
  await page.getByText("500 users, 2 selected").waitFor();
  await page.getByRole("button", { name: "Actions for selected users" }).click();
  await page.getByRole("menuitem", { name: "Activate", exact: true }).click();
  await page.getByText("2 users changed").waitFor();
  await page.getByText("498 users", { exact: true }).waitFor();
  await expectNoBarriers(page, "thousands of users");
  const file = await catchDownload(page, () =>
    page.getByRole("button", { name: "Export CSV" }).click(),
  );
  expect(file.bytes.toString().trim().split("\r\n")).toHaveLength(499);
  await page.goto("/admin/audit");
  await page.getByLabel("Search the audit trail").fill("activated or");
  const trail = page.getByRole("table", { name: "Audit trail" }).getByRole("row");
  await expect.poll(() => trail.count()).toBeGreaterThan(2);
  await page.getByRole("combobox", { name: "User" }).fill("muller");
  await page.getByRole("option", { name: /Müller/ }).click();
  await page.getByText("No matching actions").waitFor();
});
