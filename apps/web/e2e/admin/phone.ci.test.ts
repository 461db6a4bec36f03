import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { phone, startProduct } from "../harness/product.ts";

const product = startProduct();
const adminPage = administrator(product, { username: "ada" });
const darkPhone = { viewport: phone, isMobile: true, colorScheme: "dark" } as const;

async function expectNoScrolling(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, what).toBeLessThanOrEqual(0);
}

test("the admin pages fit a phone, and a screen reader can use them", async () => {
  const page = await adminPage("/admin", darkPhone);
  for (const name of ["User Management", "Analytics", "Usage Details", "Security"]) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    await page.getByRole("status", { name: "Loading" }).first().waitFor({ state: "detached" });
    await expectNoBarriers(page, name);
    await expectNoScrolling(page, name);
  }
});

test("the log fits a phone, and a screen reader can use it", async () => {
  const page = await adminPage("/logs", darkPhone);
  await page.getByRole("region", { name: "Log entries" }).getByRole("button").first().waitFor();
  await expectNoBarriers(page, "the log");
  await expectNoScrolling(page, "the log");
});
