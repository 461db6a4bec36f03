import type { Page } from "playwright-core";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct } from "../harness/product.ts";
import {
  catchDownload,
  createJob,
  openJob,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt", "kenji-watanabe.docx"].map(sampleCv);

test("earlier applicants are offered to a new job, and one is added by a click", async () => {
  const page = await product.newUser();
  const earlier = await createJob(page, { title: "Earlier job" });
  // Priya would also be in the top 10, but her score is too low to be suggested.
  await uploadTo(page, earlier, [...cvs, sampleCv("priya-raghunathan.docx")]);
  const id = await createJob(page, { title: "New job", must: ["TypeScript"] });
  await page.goto(`/jobs/${id}`);
  await page.getByText("3 past applicants could make your top 10.").waitFor();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier applicants" });
  await dialog
    .getByText(/^Earlier job, /)
    .first()
    .waitFor();
  await expectNoBarriers(page, "earlier applicants");
  await dialog.getByRole("button", { name: /^Add Amara Okafor to this job/ }).click();
  await page.getByText("1 candidate added to New job.").waitFor();
  await expect
    .poll(() => dialog.getByRole("button", { name: /to this job$/ }).count(), { timeout: 45_000 })
    .toBe(2);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await waitForCandidates(page, 1);
  await page.getByText("2 past applicants could make your top 10.").waitFor();

  // One dialog asks about all of them by name.
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await dialog.getByRole("button", { name: "Add All in the Top 10" }).click();
  const all = page.getByRole("dialog", { name: "Add 2 candidates to this job?" });
  await all.getByText("Kenji Watanabe", { exact: true }).waitFor();
  await all.getByRole("button", { name: "Add", exact: true }).click();
  await waitForCandidates(page, 3);

  // Ctrl+K finds people of all jobs and every page, even outside a ranking.
  await page.goto("/profile");
  await page.getByRole("link", { name: "All Candidates" }).waitFor();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Action, page, job or candidate" });
  await palette.fill("raghunathan");
  await page.getByRole("option", { name: /^Priya Raghunathan/ }).click();
  const opened = page.getByRole("dialog", { name: "Candidate Details" });
  await opened.getByRole("heading", { name: "Priya Raghunathan" }).waitFor();
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await palette.fill("account sec");
  await page.getByRole("option", { name: /^Account Security/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/security");
  await page.getByRole("heading", { name: "Account Security" }).waitFor();
});

test("nobody deletes, adds or exports candidates that the list does not show without reading their names", async () => {
  const page = await product.newUser();
  const id = await createJob(page, { title: "Backend Engineer" });
  await uploadTo(page, id, cvs);
  await page.goto("/candidates");
  for (const name of ["Amara Okafor", "Kenji Watanabe"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByText("3 candidates, 2 selected", { exact: true }).waitFor();
  await page.getByRole("searchbox", { name: "Search all candidates" }).fill("fatima");
  await page
    .getByText("1 candidate, 2 selected, 2 not in this list: Amara Okafor, Kenji Watanabe")
    .waitFor();
  await expectNoBarriers(page, "selected candidates out of sight");

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const confirm = page.getByRole("dialog", { name: "Delete 2 candidates?" });
  const named = confirm.getByRole("list", { name: "Candidates to delete" }).getByRole("listitem");
  await named.nth(1).waitFor();
  expect(await named.allInnerTexts()).toEqual([
    "Amara Okafor · not in this list",
    "Kenji Watanabe · not in this list",
  ]);
  await confirm.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Add to Job" }).click();
  const adding = page.getByRole("list", { name: "Candidates to add" });
  await adding.getByText("Kenji Watanabe").waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByText("1 candidate", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "Delete", exact: true }).isDisabled()).toBe(true);
});

test("a candidate of no job opens with contact, history, notes and CV", async () => {
  const page = await product.newUser();
  const id = await createJob(page, { title: "Job that goes" });
  await uploadTo(page, id, cvs);
  await page.request.delete(`/api/jobs/${id}`);
  await page.goto("/candidates");
  await page.getByRole("button", { name: "Amara Okafor", exact: true }).click();
  const detail = page.getByRole("dialog", { name: "Candidate Details" });
  await detail.getByRole("heading", { level: 2, name: "Amara Okafor" }).waitFor();
  await detail.getByRole("link", { name: "amara.okafor@example.com" }).waitFor();
  await detail.getByText("Not in any job.").waitFor();
  await detail.getByRole("heading", { name: "Experience Timeline" }).waitFor();
  await expectNoBarriers(page, "a candidate of no job");
  await detail.getByPlaceholder("Add a note on the candidate").fill("Ask again in spring.");
  await detail.getByRole("button", { name: "Add Note" }).click();
  await detail.getByText("Ask again in spring.").waitFor();
  const cv = await catchDownload(page, () =>
    detail.getByRole("button", { name: "Download CV" }).click(),
  );
  expect(cv.fileName).toBe("amara-okafor.pdf");
  await detail.getByRole("button", { name: "View CV" }).click();
  await detail.getByRole("region", { name: "CV of Amara Okafor" }).locator("canvas").waitFor();

  // Escape closes the CV, then the candidate. The address reopens both.
  await page.reload();
  await detail.getByRole("region", { name: "CV of Amara Okafor" }).locator("canvas").waitFor();
  await page.keyboard.press("Escape");
  await detail.getByRole("region", { name: "CV of Amara Okafor" }).waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await detail.waitFor({ state: "detached" });
  expect(new URL(page.url()).searchParams.has("candidate")).toBe(false);
});

test("all candidates are found, added to a job, erased and brought back, with the job gone", async () => {
  const page = await product.newUser();
  const gone = await createJob(page, { title: "Job that goes" });
  await uploadTo(page, gone, cvs);
  const stays = await createJob(page, { title: "Job that stays" });
  await page.request.delete(`/api/jobs/${gone}`);
  await page.goto(`/jobs/${stays}`);
  await page.getByRole("link", { name: "All Candidates" }).click();
  await page.getByRole("main").getByText("3 candidates", { exact: true }).waitFor();
  // Sort by the headings, and select as in a job's table.
  const names = () => page.getByRole("row").locator("td:nth-child(2) button").allInnerTexts();
  await page.getByRole("button", { name: "Candidate", exact: true }).click();
  await expect
    .poll(async () => (await names()).join())
    .toBe((await names()).toSorted((one, other) => one.localeCompare(other)).join());
  expect(page.url()).toContain("order=name");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByText("3 selected").waitFor();
  await page.getByRole("button", { name: "Clear selection" }).click();
  await page.getByRole("searchbox", { name: "Search all candidates" }).fill("fatima");
  await page.getByText("1 candidate", { exact: true }).waitFor();
  expect(page.url()).toContain("q=fatima");
  await page.getByRole("checkbox", { name: /^Select Fatima/ }).check();
  await page.getByRole("button", { name: "Add to Job" }).click();
  await page
    .getByRole("combobox", { name: "Job", exact: true })
    .selectOption({ label: "Job that stays" });
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("1 candidate added to Job that stays.").waitFor();
  await page.getByRole("link", { name: "Job that stays" }).waitFor();
  await expectNoBarriers(page, "all candidates");
  await page.getByRole("checkbox", { name: /^Select Fatima/ }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const confirm = page.getByRole("dialog", { name: "Delete 1 candidate?" });
  await confirm.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("No results").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Job that stays" }).click();
  await page.waitForURL(`**/jobs/${stays}?candidate=*`);
  await page.getByRole("heading", { name: /^Fatima/ }).waitFor();
});

test("candidates past the time they are kept are marked, and go only when somebody presses", async () => {
  const page = await product.signedInPage("/");
  const id = await createJob(page, { title: "Backend Engineer" });
  await uploadTo(page, id, cvs);
  // Backdates two candidates, as if they were received two years ago.
  const database = new Database(join(product.server().dataDir, "app.db"));
  database
    .prepare(
      `update candidate_versions set received_at = ? where candidate_id in (select candidate_id
       from scores join candidates c on c.id = candidate_id where job_id = ? and c.name <> 'Amara Okafor')`,
    )
    .run(Date.now() - 2 * 366 * 86_400_000, id);
  database.close();
  await page.goto("/candidates");
  await page.getByText("Candidates are kept indefinitely.").waitFor();
  await page.getByRole("button", { name: "Change retention" }).click();
  const rule = page.getByRole("dialog", { name: "Retention" });
  await rule.getByText(/Nobody is deleted automatically/).waitFor();
  await expectNoBarriers(page, "retention");
  await rule.getByRole("combobox", { name: "Keep candidates for" }).selectOption("12");
  // Lists the candidates to be deleted before the rule is saved.
  const ofNext = rule.getByRole("list", { name: "Candidates by their last day" });
  await ofNext.getByText("Kenji Watanabe").waitFor();
  await rule.getByRole("button", { name: "Save" }).click();
  await page.getByText("2 candidates are past retention.").waitFor();
  await page.getByRole("main").getByText("3 candidates", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByRole("main").getByText("2 candidates", { exact: true }).waitFor();
  expect(page.url()).toContain("past=only");
  await expect.poll(() => page.getByText("Past retention", { exact: true }).count()).toBe(2);
  await expectNoBarriers(page, "candidates past their time");
  await page.getByRole("button", { name: "Delete All" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete 2 candidates past retention?" });
  const named = confirm.getByRole("list", { name: "Candidates to delete" }).getByRole("listitem");
  await named.nth(1).waitFor();
  expect((await named.allInnerTexts()).toSorted()).toEqual(["Fatima El-Sayed", "Kenji Watanabe"]);
  await confirm.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Candidates are kept for 12 months.").waitFor();
  await page.getByText("No results").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 candidates are past retention.").waitFor();

  await page.getByRole("button", { name: "Kenji Watanabe" }).first().click();
  const detail = page.getByRole("dialog", { name: "Candidate Details" });
  // As in the ranking, the pool shows the job's score and accepts decision keys.
  await detail.getByText("Score for Backend Engineer").waitFor();
  await detail.getByRole("heading", { name: "Missing Critical Skills" }).waitFor();
  await expectNoBarriers(page, "a candidate of the pool");
  await page.keyboard.press("1");
  await detail.getByRole("button", { name: "Advance", pressed: true }).waitFor();
  await detail.getByRole("button", { name: "Set Hold" }).click();
  await detail.getByLabel("Reason", { exact: true }).fill("Dispute until March");
  await detail.getByRole("button", { name: "Set Hold" }).click();
  await detail.getByRole("button", { name: "Lift Hold" }).waitFor();
  await detail.getByRole("button", { name: "Close" }).click();
  await page.getByText("1 candidate is past retention. 1 candidate on hold.").waitFor();

  await page.getByRole("button", { name: "Personal Data" }).click();
  const personal = page.getByRole("dialog", { name: "Personal data" });
  const { email } = await firstWithAddress(page);
  await personal.getByLabel("Email address").fill(email.toUpperCase());
  await personal.getByRole("button", { name: "Search" }).click();
  await personal.getByRole("heading", { name: "Stored about this person" }).waitFor();
  await personal.getByText(/^Email address of the candidate/).waitFor();
  await expectNoBarriers(page, "personal data");
  await personal.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Applicant Notice" }).click();
  const notice = page.getByRole("dialog", { name: "Applicant notice" });
  await expect
    .poll(() => notice.getByLabel("Text (Markdown)").inputValue())
    .toContain("We keep your data for 12 months");
  await expectNoBarriers(page, "applicant notice");
});

/** Finds one of the user's candidates who has an email address. */
async function firstWithAddress(page: Page): Promise<{ email: string }> {
  const response = await page.request.get("/api/candidates");
  const { candidates } = (await response.json()) as { candidates: { email: string | null }[] };
  const email = candidates.find((each) => each.email !== null)?.email ?? "";
  return { email };
}

test("a report prints from the detail, and how decisions and order agree has a page", async () => {
  const job = { title: "Backend Engineer", must: ["TypeScript", "Rust"], cvs };
  const { page, jobId: id } = await openJob(product, job);
  await page.getByText("Amara Okafor").first().click();
  const [report] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Print" }).click(),
  ]);
  await report.getByRole("heading", { name: "Biggest improvement" }).waitFor();
  await report.getByText(/shown in a role the total would be/).waitFor();
  await expectNoBarriers(report, "report");
  await report.close();
  await page.goto(`/jobs/${id}/ranking-check`);
  await page.getByText(/^With fewer than 5 advanced and 5 declined/).waitFor();
  await expectNoBarriers(page, "ranking-check");
  await page.setViewportSize(phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});

test("each AI ranking stays told of: by which engine it was made, and why one came to nothing", async () => {
  const { page, jobId: id } = await openJob(product, { title: "Backend Engineer", cvs });
  await page.getByRole("button", { name: "Actions for Backend Engineer" }).click();
  await page.getByRole("menuitem", { name: "AI Rankings" }).click();
  await page.getByText("No AI ranking yet").waitFor();
  for (const _ of [1, 2]) await page.request.post(`/api/jobs/${id}/ai-rank`);
  // Marks the second ranking as failed, as if the AI service had rejected its key.
  const failure = "The AI service rejected the key. Ask your administrator to check the key.";
  const database = new Database(join(product.server().dataDir, "app.db"));
  database
    .prepare(
      "update ai_rankings set status = 'failed', failure = ?, tokens = 1234 where id = (select max(id) from ai_rankings where job_id = ?)",
    )
    .run(failure, id);
  database.close();
  await page.reload();
  const rows = page.getByRole("table", { name: "AI rankings" }).getByRole("row");
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.nth(1).innerText()).toMatch(/3\s+Failed\s+The AI service rejected the key/);
  expect(await rows.nth(1).innerText()).toContain("1,234");
  expect(await rows.nth(2).innerText()).toMatch(/Built-in engine\s+3\s+Done/);
  await expectNoBarriers(page, "AI rankings");
  await page.getByRole("link", { name: "Back to the Job" }).click();
  await waitForCandidates(page, 3);
});
