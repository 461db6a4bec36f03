import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct } from "../harness/product.ts";
import { candidateRow, listedNames, openJob } from "../harness/workspace.ts";
import type { CvFile } from "../harness/workspace.ts";

const product = sharedProduct();

function cvOf(name: string, did: string): CvFile {
  const address = `${name.replace(" ", ".").toLowerCase()}@example.org`;
  const text = `${name}\n${address}\n\nEXPERIENCE\n\nOffice Manager, Hill & Co\nJan 2019 - Present\n- ${did}\n- Ran payroll for 40 people in ADP\n`;
  return { name: `${name}.txt`, bytes: Buffer.from(text) };
}

const settled = "Settled what our suppliers sent us every week";
const cvs = [
  cvOf("Noor Haddad", settled),
  cvOf("Ida Berg", "Every Friday settled the suppliers"),
  cvOf("Tom Late", "Answered the door and the telephone"),
];
const job = { title: "Bookkeeper", must: ["Supplier payments", "Payroll"], nice: [], cvs };

async function scoresOf(page: Page, jobId: number): Promise<Map<string, Candidate>> {
  const response = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const candidates = (await response.json()) as Candidate[];
  return new Map(candidates.map((candidate) => [candidate.name ?? "", candidate]));
}

const totals = async (page: Page, jobId: number) =>
  Object.fromEntries(
    [...(await scoresOf(page, jobId))].map(([name, { score }]) => [name, score.totalScore]),
  );

test("an unfairly missing requirement is accepted for one person, then for the job, and undone", async () => {
  const { page, jobId } = await openJob(product, job);
  await page.request.post(`/api/jobs/${jobId}/manual-rank`, { data: {} });
  const before = await totals(page, jobId);
  await candidateRow(page, "Noor Haddad")
    .getByRole("button", { name: "Noor Haddad" })
    .first()
    .click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  const review = detail.getByRole("group", { name: "Review of Supplier payments" });
  await detail.getByText("not found in the CV").first().waitFor();
  await detail.getByRole("button", { name: settled }).waitFor();
  await expectNoBarriers(page);

  await review.getByRole("button", { name: "Counts: Supplier payments" }).click();
  await review.getByText(/^Counts · .+, \w{3} \d+, \d{4}/u).waitFor();
  const accepted = await totals(page, jobId);
  expect(accepted).toEqual({ ...before, "Noor Haddad": accepted["Noor Haddad"] });
  expect(accepted["Noor Haddad"]).toBeGreaterThan(before["Noor Haddad"] ?? 100);
  await detail
    .getByText(String(accepted["Noor Haddad"]?.toFixed(1)))
    .first()
    .waitFor();
  expect((await listedNames(page))[0]).toBe("Noor Haddad");
  const noor = (await scoresOf(page, jobId)).get("Noor Haddad");
  expect(noor?.score).toMatchObject({ manualRank: 1, missingMustHave: [] });
  const path = `/api/jobs/${jobId}/candidates/${noor?.id}/report?format=html`;
  expect(await (await page.request.get(path)).text()).toContain("counts for this candidate");

  await review.getByRole("button", { name: "Count for everyone" }).click();
  const words = page.getByLabel("Words that count as Supplier payments");
  await words.fill("settled suppliers");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Count for everyone" }).last().click();
  await words.waitFor({ state: "detached" });
  const extended = await totals(page, jobId);
  expect(extended["Noor Haddad"]).toBe(accepted["Noor Haddad"]);
  expect(extended["Ida Berg"]).toBe(accepted["Noor Haddad"]);
  expect(extended["Tom Late"]).toBe(before["Tom Late"]);

  await review.getByRole("button", { name: "Undo" }).click();
  await review.getByText("“settled suppliers” counts for everyone").waitFor();
  expect(await totals(page, jobId)).toEqual(extended);

  // The job's editor lists the phrase, and can remove it.
  await page.goto(`/jobs/${jobId}/editor`);
  await page.getByRole("heading", { name: "Accepted phrases" }).waitFor();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Remove settled suppliers" }).click();
  await page.getByRole("heading", { name: "Accepted phrases" }).waitFor({ state: "detached" });
  expect(await totals(page, jobId)).toEqual(before);
});

test("on a phone a line is rejected by touch, and isn't offered again", async () => {
  const { page, jobId } = await openJob(product, job, { viewport: phone, colorScheme: "dark" });
  await page.getByRole("button", { name: "Noor Haddad" }).first().click();
  await page.getByRole("button", { name: /^Skills Match/ }).click();
  const table = page.getByRole("table", { name: "How Skills Match adds up" });
  const review = table.getByRole("group", { name: "Review of Payroll" });
  await review.getByRole("button", { name: "Doesn't count: Payroll" }).click();
  await review.getByText(/“Ran payroll for 40 people in ADP” doesn't count/u).waitFor();
  await expectNoBarriers(page);
  const noor = (await scoresOf(page, jobId)).get("Noor Haddad");
  expect(noor?.score.missingMustHave).toContain("Payroll");
  await review.getByRole("button", { name: "Undo" }).click();
  await review.getByText(/doesn't count ·/u).waitFor({ state: "detached" });
});
