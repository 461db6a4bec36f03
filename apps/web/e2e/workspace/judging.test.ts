import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { startAiService } from "../harness/ai-service.ts";
import { startProduct } from "../harness/product.ts";
import { candidateRow, openEvidence, openJob, waitForCandidates } from "../harness/workspace.ts";

const service = startAiService("tiny-model");
const product = startProduct(service.settings);

const proof = "Settled what our suppliers sent us every week";
const cvs = ["Noor Haddad", "Ida Berg"].map((name) => ({
  name: `${name}.txt`,
  bytes: Buffer.from(
    `${name}\n\nEXPERIENCE\n\nOffice Manager, Hill & Co\nJan 2019 - Present\n- ${proof}\n- Ran payroll for 40 people in ADP\n\nSKILLS\nADP, Excel\n`,
  ),
}));
const requirements = ["Supplier payments", "Payroll", "ADP"];

/** Quotes a line of the role for the first requirement, one of the skills for the last. */
function judge(prompt: string) {
  const line = Number(new RegExp(`^(\\d+): .*${proof}`, "mu").exec(prompt)?.[1]);
  const rest = { step: null, roleLines: [] };
  const found = { state: "shown", line, quote: proof, why: "Paid suppliers weekly" };
  const none = { state: "not found", line: null, quote: null, why: "Not stated" };
  const skills = Number(/^(\d+): ADP, Excel/mu.exec(prompt)?.[1]);
  const listed = { state: "listed", line: skills, quote: "ADP", why: "Named as a skill" };
  return {
    rows: [
      { requirement: 1, ...rest, ...found },
      { requirement: 2, ...rest, ...none },
      { requirement: 3, ...rest, ...listed },
    ],
  };
}

test("a model judges a job's CVs, the scores switch to it and back, and the receipt shows both", async () => {
  const { page } = await openJob(product, { title: "Bookkeeper", must: requirements, cvs });
  await candidateRow(page, "Noor Haddad")
    .getByRole("button", { name: "Noor Haddad" })
    .first()
    .click();
  await openEvidence(page);
  const receipt = page.getByRole("table", { name: "How Skills Match adds up" });
  await receipt.getByText("Supplier payments").first().waitFor();
  expect(await receipt.getByText("Answered by").count()).toBe(0);

  const openDialog = async () => {
    await page.getByRole("button", { name: "Actions for Bookkeeper" }).click();
    await page.getByRole("menuitem", { name: "Judged By" }).click();
  };
  await openDialog();
  const dialog = page.getByRole("dialog", { name: "Judged By" });
  const close = dialog.getByRole("button", { name: "Close" }).last();
  await dialog.getByText(/^2 CVs, about [\d,]+ tokens$/u).waitFor();
  await dialog.getByText(/requirements are sent to 127\.0\.0\.1/u).waitFor();
  const byModel = dialog.getByRole("radio", { name: "Model" });
  expect(await byModel.isDisabled()).toBe(true);

  service.answer = () => 401;
  await dialog.getByRole("button", { name: "Start" }).click();
  await dialog.getByText(/^The AI service rejected the key/u).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  service.answer = (prompt) => held.then(() => judge(prompt));
  await dialog.getByRole("button", { name: "Try Again" }).click();
  await dialog.getByText("0 of 2 CVs").waitFor();
  await dialog.getByRole("button", { name: "Pause" }).click();
  await dialog.getByText("Paused").waitFor();
  // Without an answer there is nothing to check again.
  expect(await dialog.getByRole("heading", { name: "Agreement" }).count()).toBe(0);
  await expectNoBarriers(page, "a paused judging");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("Judging…").waitFor();
  await close.click();
  await dialog.waitFor({ state: "detached" });
  release();
  // The page shows the run's result even without its dialog.
  await page.getByText("tiny-model judged the CVs").waitFor();
  await receipt.getByText("Answered by: Rules").first().waitFor();
  await openDialog();
  await dialog.getByText("2 of 2 CVs · 2,000 tokens used").waitFor();
  await dialog.getByText("Every CV has been judged.").waitFor();

  const asked = service.prompts.length;
  await byModel.click();
  await dialog.getByText(/^Scores follow the model's answers/u).waitFor();
  await close.click();
  const answered = receipt.getByText("Answered by: tiny-model · quote checked").first();
  await answered.click();
  await receipt.getByText("Reason given: Paid suppliers weekly").waitFor();
  await expectNoBarriers(page, "a receipt by a model");

  await openDialog();
  await dialog.getByRole("radio", { name: "Rules" }).click();
  await dialog.getByText(/^Scores follow the rules/u).waitFor();
  expect(service.prompts).toHaveLength(asked);
  await dialog.getByText(/^Asks twice more about a sample: 2 CVs, about/u).waitFor();
  await dialog.getByRole("button", { name: "Check agreement" }).click();
  await dialog.getByText("Answered the same in 100% of 6 rows asked three times.").waitFor();
  await dialog.getByText("Every answer has been checked.", { exact: true }).waitFor();
  expect(service.prompts).toHaveLength(asked + 4);
  await expectNoBarriers(page, "a checked judging");
  await close.click();
  await receipt.getByText("Answered by: Rules").first().waitFor();

  // The review queue drops a row once a person accepts it.
  await page.getByRole("button", { name: /^Answers differ 2/u }).click();
  await waitForCandidates(page, 2);
  const queue = page.locator("section", {
    has: page.getByRole("heading", { name: "Differing Answers" }),
  });
  const counts = (row: string) =>
    queue.getByRole("button", { name: `Counts: ${row}`, exact: true });
  await expectNoBarriers(page, "the review queue");
  await counts("Supplier payments, line of tiny-model").click();
  await counts("Supplier payments, line of tiny-model").waitFor({ state: "detached" });
  await receipt.getByText("Supplier payments").first().waitFor();
  // The focus goes on to the row that took its place.
  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.querySelector("p")?.textContent ?? "");
  await expect.poll(focusedRow, { timeout: 45_000 }).toContain("Payroll");
  await counts("Payroll, line of Rules").click();
  await counts("Payroll, line of Rules").waitFor({ state: "detached" });
  await expect.poll(focusedRow, { timeout: 45_000 }).toContain("ADP");
  const asListed = queue.getByRole("button", { name: "Counts as listed: ADP, line of tiny-model" });
  await asListed.click();
  await receipt.getByText("Counts as listed ·").waitFor();
  await waitForCandidates(page, 1, 2);
});
