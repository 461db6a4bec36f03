import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import { createJob } from "../harness/workspace.ts";

const product = sharedProduct();

const failOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });

test("a job that lacks something is not saved, and says what it lacks", async () => {
  const page = await product.newUser();
  const jobId = await createJob(page, { title: "Data Analyst" });
  await page.goto(`/jobs/${jobId}/editor`);
  await page.getByRole("heading", { name: "Edit Job Description" }).waitFor();
  const save = async (field: string, text: string) => {
    await page.getByLabel(field).fill(text);
    await page.getByRole("button", { name: "Save" }).click();
  };
  await save("Job Title", "  ");
  await says(page, "titleMissing");
  await page.getByLabel("Job Title").fill("Data Analyst");
  await save("Job Description (Markdown)", "");
  await says(page, "descriptionMissing");
  // With no description and no text, both kinds of button are disabled.
  expect(await page.getByRole("button", { name: "AI Extract Skills" }).isDisabled()).toBe(true);
  for (const list of ["Must-have skills", "Nice-to-have skills"]) {
    expect(await page.getByRole("button", { name: `Add to ${list}` }).isDisabled()).toBe(true);
  }
  await save("Job Description (Markdown)", "Too short by far.");
  await says(page, "descriptionShort");
  const job = (await (await page.request.get(`/api/jobs/${jobId}`)).json()) as {
    description: string;
  };
  expect(job.description).toContain("TypeScript");
});

test("skills found in the description join the lists once, and can be taken out", async () => {
  const page = await product.newUser();
  const jobId = await createJob(page, { title: "Backend Engineer", must: ["typescript"] });
  await page.goto(`/jobs/${jobId}/editor`);
  const analyze = page.getByRole("button", { name: "AI Extract Skills" });
  await failOnce(page, "**/jobs.analyzeSkills*");
  await analyze.click();
  await says(page, "analysisFails");
  await analyze.click();
  await says(page, "analysisDone");
  const must = page.getByRole("list", { name: "Must-have skills", exact: true });
  const nice = page.getByRole("list", { name: "Nice-to-have skills", exact: true });
  const skills = async () =>
    [
      ...(await must.getByRole("listitem").allInnerTexts()),
      ...(await nice.getByRole("listitem").allInnerTexts()),
    ].map((text) => text.trim().toLowerCase());
  await expect.poll(skills).toContain("postgresql");
  expect((await skills()).filter((skill) => skill === "typescript")).toHaveLength(1);

  // A skill is listed once: in its list, or in the panel after it was removed.
  const panel = page.getByRole("region", { name: "AI suggestions" });
  await expect.poll(() => panel.evaluate(isWhollyInSight)).toBe(true);
  await must.getByText("PostgreSQL", { exact: true }).hover();
  await page.getByRole("tooltip").getByText("with PostgreSQL behind them").waitFor();
  await page.getByRole("button", { name: "Remove PostgreSQL" }).click();
  await expect.poll(skills).not.toContain("postgresql");
  await panel.getByRole("button", { name: "Add PostgreSQL" }).click();
  await expect.poll(skills).toContain("postgresql");
  await panel.getByRole("button", { name: "Undo" }).click();
  await panel.waitFor({ state: "detached" });
  expect(await skills()).toEqual(["typescript"]);
  await analyze.click();
  await panel.waitFor();

  await page.getByRole("button", { name: "Apply All" }).click();
  await says(page, "skillsApplied");
  // The panel closes, and the focus moves to its button.
  const extract = page.getByRole("button", { name: "AI Extract Skills" });
  expect(await extract.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await skills()).filter((skill) => skill === "postgresql")).toHaveLength(1);

  const save = page.getByRole("button", { name: "Save" });
  await failOnce(page, "**/jobs.update*");
  await save.click();
  await says(page, "saveJobFails");
  // The failed save loses nothing, and saving again succeeds.
  await save.click();
  await says(page, "saveJobDone");
  // Saving opens the job's candidates.
  await page.waitForURL(`**/jobs/${jobId}`);
  await page.getByText("No candidates found").waitFor();
});

test("duties are offered unticked, and alternatives are one requirement with its members", async () => {
  const page = await product.newUser();
  const jobId = await createJob(page, { title: "Bookkeeper", must: [] });
  await page.goto(`/jobs/${jobId}/editor`);
  await page
    .getByLabel("Job Description (Markdown)")
    .fill(
      "Your tasks\n- Prepare reports in Excel\n\nRequirements\n- QuickBooks, NetSuite or Sage\n- Forklift licence",
    );
  await page.getByRole("button", { name: "AI Extract Skills" }).click();
  const panel = page.getByRole("region", { name: "AI suggestions" });
  await panel.waitFor();
  const must = page.getByRole("list", { name: "Must-have skills", exact: true });
  expect(await must.getByRole("listitem").count()).toBe(2);
  const choice = must.getByRole("listitem").first();
  for (const member of ["QuickBooks", "NetSuite", "Sage"])
    await choice.getByText(member, { exact: true }).waitFor();

  // The duty can be expanded with one click, and is added to the list together with another.
  await panel.getByText("1 more from the description").click();
  await panel.getByRole("button", { name: "Add Microsoft Excel" }).click();
  await expect.poll(() => must.getByRole("listitem").count()).toBe(3);
  await expectNoBarriers(page);
  await choice.getByRole("button", { name: "Remove QuickBooks, NetSuite or Sage" }).click();
  await expect.poll(() => must.getByRole("listitem").count()).toBe(2);
});

/** Runs in the page. Whether the element is completely visible, vertically. */
function isWhollyInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

test("the preview shows the description as it will read", async () => {
  const page = await product.newUser();
  const jobId = await createJob(page, { title: "Backend Engineer" });
  await page.goto(`/jobs/${jobId}/editor`);
  await page
    .getByLabel("Job Description (Markdown)")
    .fill("## What you will do\n\n- Build **services**");
  await page.getByRole("heading", { name: "What you will do" }).waitFor();
  await page.getByLabel("Job Title").fill("");
  await page.getByText("Untitled Job").waitFor();
  await page.getByLabel("Job Description (Markdown)").fill("");
  await page.getByText("No description provided").waitFor();
});
