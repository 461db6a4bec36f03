import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { createJob } from "../harness/workspace.ts";

const product = sharedProduct();

test("of many jobs the newest come first, closed ones are folded, and one is duplicated", async () => {
  const page = await product.newUser();
  const titles = Array.from({ length: 11 }, (_, at) => `Role number ${at + 1}`);
  for (const title of titles) await createJob(page, { title, must: ["Payroll"] });
  const [oldest] = (await (await page.request.get("/api/jobs")).json()) as { id: number }[];
  const path = `/api/jobs/${oldest?.id}`;
  const job = (await (await page.request.get(path)).json()) as Record<string, unknown>;
  const closed = {
    ...{ title: job.title, description: job.description, requirements: job.requirements },
    status: "closed",
  };
  expect((await page.request.put(path, { data: closed })).status()).toBe(200);

  // An address of an unknown job redirects to an existing one.
  await page.goto("/jobs/999999999");
  await page.getByRole("heading", { name: "Role number 11" }).waitFor();
  await page.waitForURL((url) => /^\/jobs\/\d{1,6}$/.test(url.pathname));
  const sidebar = page.getByRole("complementary", { name: "Jobs and uploads" });
  const rows = sidebar.getByRole("button", { name: /candidates/ });
  expect((await rows.first().innerText()).split("\n")[0]).toBe("Role number 11");
  expect(await sidebar.getByText("Role number 1", { exact: true }).isVisible()).toBe(false);
  await sidebar.getByText("Closed (1)").click();
  await sidebar.getByText("Role number 1", { exact: true }).waitFor();
  await sidebar.getByRole("searchbox", { name: "Filter jobs" }).fill("number 7");
  await expect.poll(() => rows.count()).toBe(1);

  await sidebar.getByRole("button", { name: "Actions for Role number 7" }).click();
  await page.getByRole("menuitem", { name: "Duplicate Job" }).click();
  await page.waitForURL("**/editor");
  await expect.poll(() => page.getByLabel("Job Title").inputValue()).toBe("Role number 7 (copy)");
  await page.getByRole("button", { name: "Remove Payroll" }).waitFor();
});
