import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { makeJob, sampleCv, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();

const invoice = `Invoice No. 2024-117
Northfield Office Supplies Ltd
Invoice date: 3 May 2024
Bill to: Harbour Ltd, 12 Quay Road
TypeScript and PostgreSQL training, 5 days, 4,000.00
Subtotal 4,000.00
VAT 20 %: 800.00
Amount due: 4,800.00
Payment terms: 30 days`;
const notScored = "Not a CV: not scored";

test("an invoice among the CVs is not scored, and nobody reads that it lacks skills", async () => {
  const cvs = [sampleCv("amara-okafor.pdf"), { name: "invoice.txt", bytes: Buffer.from(invoice) }];
  const { page, jobId } = await makeJob(product, {
    title: "Platform Engineer",
    must: ["TypeScript", "Rust"],
    cvs,
  });
  await page.goto(`/jobs/${jobId}`);
  await waitForCandidates(page, 2);
  const row = page.getByRole("row").filter({ hasText: notScored });
  await row.getByRole("img", { name: "Not scored" }).first().waitFor();
  expect(await row.getByRole("img", { name: /must-haves/i }).count()).toBe(0);
  await row.click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByRole("heading", { name: "Overall Score" }).waitFor();
  await detail.getByText(notScored, { exact: true }).first().waitFor();
  const words = await detail.innerText();
  expect(words).not.toMatch(/Missing Critical|must-have|match this job/i);
  await page.getByRole("button", { name: "No missing must-haves" }).click();
  await expect.poll(() => row.count()).toBe(0);
});
