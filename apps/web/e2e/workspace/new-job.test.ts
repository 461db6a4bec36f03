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
  await page
    .getByLabel("Job Description (Markdown)")
    .fill("Runs the payroll of two hundred people, every month, without a mistake.");
  await page.getByRole("button", { name: "Save" }).click();
  await says(page, "saveJobDone");
  await page.getByRole("heading", { name: "Payroll Clerk" }).first().waitFor();
  expect(await jobsOf(page)).toEqual(["Payroll Clerk"]);
});

/**
 * HTML as Word copies it: bold headings, and list items that are paragraphs with a bullet
 * character.
 */
const fromWord = [
  "<p class=MsoNormal><b>Senior Accountant</b></p>",
  "<p class=MsoNormal>Northfield Supply distributes kitchen equipment.</p>",
  "<p class=MsoNormal><b>What you bring:</b></p>",
  ...["Strong knowledge of US GAAP", "QuickBooks, NetSuite or Sage"].map(
    (item) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span>${item}</p>`,
  ),
  "<h3>Nice to have</h3><ul><li>CPA</li></ul><script>alert(1)</script>",
].join("\n");

async function paste(page: Page, label: string, types: Record<string, string>): Promise<void> {
  await page.getByRole("textbox", { name: label }).evaluate((field, data) => {
    (field as HTMLElement).focus();
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    field.dispatchEvent(event);
  }, types);
}

test("from a pasted posting to a scored job in three clicks", async () => {
  const page = await product.signedInPage("/");
  let clicks = 0;
  const click = async (name: string) => {
    clicks += 1;
    await page.getByRole("button", { name, exact: true }).click();
  };
  await paste(page, "Job posting", { "text/plain": "", "text/html": fromWord });
  await click("Create Job");
  await page.waitForURL("**/editor");
  // The job exists by now, with the posting as its description.
  await page.getByRole("heading", { name: "Edit Job Description" }).waitFor();
  expect(await page.getByLabel("Job Title").inputValue()).toBe("Senior Accountant");
  expect(await page.getByLabel("Job Description (Markdown)").inputValue()).toContain(
    "## What you bring\n\n- Strong knowledge of US GAAP\n- QuickBooks, NetSuite or Sage\n\n### Nice to have\n\n- CPA",
  );
  await page.getByText(/^Found 2 must-haves and 1 nice-to-have in the posting\./).waitFor();
  await page.getByRole("heading", { name: "What you bring" }).waitFor();
  await click("Save");
  await page.getByText("No candidates found").waitFor();
  const chooser = page.waitForEvent("filechooser");
  await click("Choose Files");
  await (
    await chooser
  ).setFiles({
    name: "ida.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Ida Berg\nida@example.org\n\nSkills\nUS GAAP, NetSuite\n"),
  });
  await page.getByText("Showing 1 of 1 candidate").waitFor();
  expect(clicks).toBe(3);
});

test("a list on the clipboard, in the title or the description, fills what is empty and nothing else", async () => {
  const page = await product.signedInPage("/dashboard");
  await page.getByRole("button", { name: "Add job" }).click();
  await page.waitForURL("**/editor");
  const title = page.getByLabel("Job Title");
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await title.inputValue()).toBe("");
  expect(await page.getByRole("radio", { name: "Preview" }).getAttribute("aria-disabled")).toBe(
    "true",
  );
  await paste(page, "Job Title", {
    "text/plain": "Payroll Clerk\n\nRequirements\n• ADP\n• Excel",
  });
  await expect.poll(() => title.inputValue()).toBe("Payroll Clerk");
  const must = page.getByRole("list", { name: "Must-have skills", exact: true });
  await must.getByRole("listitem").nth(1).waitFor();

  // Typed and pasted skills are split. A chip can be moved by keyboard, and moved back by Undo.
  const field = page.getByRole("textbox", { name: "Nice-to-have skills" });
  await field.fill("SAP; Datev, Sage or QuickBooks");
  await field.press("Enter");
  const nice = page.getByRole("list", { name: "Nice-to-have skills", exact: true });
  await expect.poll(() => nice.getByRole("listitem").count()).toBe(2);
  await nice.getByText("SAP", { exact: true }).press("Alt+ArrowUp");
  await must.getByText("SAP", { exact: true }).waitFor();
  await must.getByText("SAP", { exact: true }).dragTo(nice);
  await nice.getByText("SAP", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo change" }).click();
  await must.getByText("SAP", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Move SAP to nice-to-have skills" }).click();
  await nice.getByText("SAP", { exact: true }).waitFor();
});
