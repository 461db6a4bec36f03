import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { openJob } from "../harness/workspace.ts";
import type { CvFile } from "../harness/workspace.ts";

const product = sharedProduct();

const surnames = ["Adler", "Berg", "Cole", "Dunn", "Engel"];

function cvOf(name: string, roles: string): CvFile {
  const address = `${name.replace(" ", ".").toLowerCase()}@example.org`;
  const text = `${name}\n${address}\n\nEXPERIENCE\n\n${roles}`;
  return { name: `${name}.txt`, bytes: Buffer.from(text) };
}

const left =
  "Gardener, Green & Co\nJan 2007 - Present\n- Cut hedges\n\nBookkeeper, Hill & Co\nJan 2001 - Dec 2006\n- Ran payroll and invoicing in NetSuite\n";
const inWork =
  "Bookkeeper, Hill & Co\nJan 2019 - Present\n- Ran payroll and invoicing for 40 people\n";

/**
 * Half of them match every requirement but left the job long ago. The others match fewer and are
 * employed.
 */
const cvs = surnames.flatMap((surname) => [
  cvOf(`Lena ${surname}`, left),
  cvOf(`Otto ${surname}`, inWork),
]);
const job = { title: "Bookkeeper", must: ["Payroll", "Invoicing", "NetSuite"], nice: [], cvs };

async function candidatesOf(page: Page, jobId: number): Promise<Candidate[]> {
  return (await (await page.request.get(`/api/jobs/${jobId}/candidates`)).json()) as Candidate[];
}

const totals = async (page: Page, jobId: number) =>
  new Map((await candidatesOf(page, jobId)).map(({ id, score }) => [id, score.totalScore]));

test("weights that agree with more decisions are applied by one click and undone by another", async () => {
  const { page, jobId } = await openJob(product, job);
  await page.request.post(`/api/jobs/${jobId}/manual-rank`, { data: {} });
  const listed = await candidatesOf(page, jobId);
  // People decide against the ranking: the leading candidates are declined.
  const ahead = listed[0]?.name?.split(" ")[0] ?? "";
  for (const { id, name } of listed) {
    const decision = name?.startsWith(ahead) === true ? "decline" : "advance";
    await page.request.put(`/api/jobs/${jobId}/candidates/${id}/decision`, { data: { decision } });
  }
  const before = await totals(page, jobId);

  await page.goto(`/jobs/${jobId}/ranking-check`);
  // Without an explanation, nobody knows why these candidates are listed.
  const against = page.getByRole("region", { name: "Decisions against the ranking" });
  await against.getByText(/^Declined candidates in the top 10 and advanced ones below/).waitFor();
  expect(await against.getByRole("link").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Apply These Weights" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await expectNoBarriers(page);
  expect(await totals(page, jobId)).not.toEqual(before);

  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Apply These Weights" }).waitFor();
  await expect.poll(() => totals(page, jobId)).toEqual(before);
});
