import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct } from "../harness/product.ts";
import { createJob, openJob, sampleCv, uploadTo, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();

const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt", "kenji-watanabe.docx"].map(sampleCv);

test("earlier applicants are offered to a new job, and one is added by a click", async () => {
  const page = await product.newUser();
  const earlier = await createJob(page, { title: "Earlier job" });
  await uploadTo(page, earlier, cvs);
  const id = await createJob(page, { title: "New job", must: ["TypeScript"] });
  await page.goto(`/jobs/${id}`);
  await page.getByText("3 earlier applicants would stand in your top 10.").waitFor();
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
    .poll(() => dialog.getByRole("button", { name: /to this job$/ }).count(), { timeout: 20_000 })
    .toBe(2);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await waitForCandidates(page, 1);
  await page.getByText("2 earlier applicants would stand in your top 10.").waitFor();
});

test("all candidates are found, added to a job, erased and brought back, with the job gone", async () => {
  const page = await product.newUser();
  const gone = await createJob(page, { title: "Job that goes" });
  await uploadTo(page, gone, cvs);
  const stays = await createJob(page, { title: "Job that stays" });
  await page.request.delete(`/api/jobs/${gone}`);
  await page.goto(`/jobs/${stays}`);
  await page.getByRole("link", { name: "All Candidates" }).click();
  await page.getByText("3 candidates", { exact: true }).waitFor();
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
  await page.getByText("Nobody found").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Job that stays" }).click();
  await page.waitForURL(`**/jobs/${stays}?candidate=*`);
  await page.getByRole("heading", { name: /^Fatima/ }).waitFor();
});

test("candidates past the time they are kept are marked, and go only when somebody presses", async () => {
  const page = await product.signedInPage("/");
  const id = await createJob(page, { title: "Backend Engineer" });
  await uploadTo(page, id, cvs);
  // As if two of them had come in two years ago.
  const database = new Database(join(product.server().dataDir, "app.db"));
  database
    .prepare(
      `update candidate_versions set received_at = ? where candidate_id in (select candidate_id
       from scores join candidates c on c.id = candidate_id where job_id = ? and c.name <> 'Amara Okafor')`,
    )
    .run(Date.now() - 2 * 366 * 86_400_000, id);
  database.close();
  await page.goto("/candidates");
  await page.getByText("You keep candidates without limit.").waitFor();
  await page.getByRole("button", { name: "Change the Time" }).click();
  const rule = page.getByRole("dialog", { name: "How long candidates are kept" });
  await rule.getByText(/Nobody is deleted automatically/).waitFor();
  await expectNoBarriers(page, "how long candidates are kept");
  await rule.getByRole("combobox", { name: "Keep candidates for" }).selectOption("12");
  await rule.getByRole("button", { name: "Save" }).click();
  await page.getByText("2 candidates are past the 12 months for which you keep them.").waitFor();
  await page.getByText("3 candidates", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show Them" }).click();
  await page.getByText("2 candidates", { exact: true }).waitFor();
  expect(page.url()).toContain("past=only");
  await expect.poll(() => page.getByText("Past its time", { exact: true }).count()).toBe(2);
  await expectNoBarriers(page, "candidates past their time");
  await page.getByRole("button", { name: "Delete All of Them" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete the 2 candidates past their time?" });
  await confirm.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("You keep candidates for 12 months.").waitFor();
  await page.getByText("Nobody found").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 candidates are past the 12 months for which you keep them.").waitFor();
});

test("a packet prints from the detail, and how decisions and order agree has a page", async () => {
  const job = { title: "Backend Engineer", must: ["TypeScript", "Rust"], cvs };
  const { page, jobId: id } = await openJob(product, job);
  await page.getByText("Amara Okafor").first().click();
  const [packet] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "To print" }).click(),
  ]);
  await packet.getByRole("heading", { name: "The one change that would matter most" }).waitFor();
  await packet.getByText(/shown in a role the total would be/).waitFor();
  await expectNoBarriers(packet, "packet");
  await packet.close();
  await page.goto(`/jobs/${id}/agreement`);
  await page.getByText(/^With fewer than 5 advanced and 5 declined/).waitFor();
  await expectNoBarriers(page, "agreement");
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
  // As if the service of the second had refused its key.
  const failure = "The AI service refuses the key. Ask your administrator to check OPENAI_API_KEY.";
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
  expect(await rows.nth(1).innerText()).toMatch(/3\s+Failed\s+The AI service refuses the key/);
  expect(await rows.nth(1).innerText()).toContain("1,234");
  expect(await rows.nth(2).innerText()).toMatch(/Built-in engine\s+3\s+Ranked/);
  await expectNoBarriers(page, "AI rankings");
  await page.getByRole("link", { name: "Back to the Job" }).click();
  await waitForCandidates(page, 3);
});
