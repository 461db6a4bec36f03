import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import { createJob } from "../harness/workspace.ts";

const product = sharedProduct();

async function jobsOf(page: Page): Promise<string[]> {
  const answer = await page.request.get("/api/jobs");
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}

test("a new job that nobody wrote leaves nothing behind, however often it was clicked", async () => {
  const page = await product.newUser();
  const id = await createJob(page, { title: "Office Manager" });
  await page.goto(`/jobs/${id}`);
  await page.getByRole("button", { name: "Add job" }).dblclick();
  await page.waitForURL("**/editor");
  await says(page, "createJobDone");
  expect(await jobsOf(page)).toEqual(["Office Manager", "New Job"]);

  await page.goBack();
  await page.getByRole("heading", { name: "Office Manager" }).waitFor();
  await expect.poll(() => jobsOf(page)).toEqual(["Office Manager"]);
  await expect.poll(() => page.getByRole("button", { name: /^New Job/ }).count()).toBe(0);

  await page.getByRole("button", { name: "Add job" }).click();
  await page.getByRole("button", { name: "Back to Dashboard" }).click();
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  await expect.poll(() => jobsOf(page)).toEqual(["Office Manager"]);
});

test("a draft left open by a closed tab is the one that the next new job continues", async () => {
  const page = await product.signedInPage("/dashboard");
  await page.getByRole("button", { name: "Add job" }).click();
  await page.waitForURL("**/editor");
  const { pathname } = new URL(page.url());
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add job" }).click();
  await page.waitForURL("**/editor");
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(await jobsOf(page)).toEqual(["New Job"]);
});

test("what was written stays: saved it is a job, and also where another tab left the draft", async () => {
  const page = await product.signedInPage("/dashboard");
  await page.getByRole("button", { name: "Add job" }).click();
  await page.waitForURL("**/editor");
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Add job" }).click();
  await other.waitForURL("**/editor");
  await other.getByLabel("Job Title").waitFor();
  await other.getByRole("button", { name: "Back to Dashboard" }).click();
  await expect.poll(() => jobsOf(page)).toEqual([]);
  await other.close();

  await page.getByLabel("Job Title").fill("Payroll Clerk");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "saveJobDone");
  await page.getByRole("heading", { name: "Payroll Clerk" }).first().waitFor();
  expect(await jobsOf(page)).toEqual(["Payroll Clerk"]);
});
