import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct } from "../harness/product.ts";
import { makeJob, sampleCv, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const cvs = ["amara-okafor.pdf", "fatima-el-sayed.txt"].map(sampleCv);

test("a hiring manager reviews shortlisted candidates on a phone without an account", async () => {
  const { page: owner, jobId } = await makeJob(product, { title: "Platform Engineer", cvs });
  await owner.goto(`/jobs/${jobId}`);
  await waitForCandidates(owner, 2);
  await owner.getByRole("checkbox", { name: "Shortlist Amara Okafor" }).check();
  await owner.getByText("Export Shortlist (1)").waitFor();
  await owner.goto(`/jobs/${jobId}?view=shortlist`);
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await owner.getByRole("button", { name: "Copy as Email" }).click();
  await owner.getByText("Paste the text into your email.").waitFor();
  const copied = await owner.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Shortlist for Platform Engineer\n\n1\. Amara Okafor: .+, score \d+\.\d of 100\n$/,
  );
  expect(copied).not.toContain("Fatima");
  await owner.getByRole("button", { name: "Share Link" }).click();
  const dialog = owner.getByRole("dialog", { name: "Share for review" });
  await dialog.getByLabel(/^Recipient/).fill("Maria");
  await dialog.getByLabel(/^Passphrase/).fill("blue harbour 9");
  await expectNoBarriers(owner, "a new review link");
  await dialog.getByRole("button", { name: "Create Link" }).click();
  const url = await dialog.getByLabel("Review link", { exact: true }).inputValue();
  await dialog.getByText("Maria", { exact: true }).waitFor();
  await expectNoBarriers(owner, "review links of a job");

  const visitor = await product.newPage({ viewport: phone });
  await visitor.goto(new URL(url).pathname);
  await visitor.getByLabel("Passphrase").fill("blue harbour 9");
  await expectNoBarriers(visitor, "the passphrase of a review link");
  await visitor.getByRole("button", { name: "Open" }).click();
  await visitor.getByRole("heading", { name: "Amara Okafor" }).waitFor();
  expect(await visitor.getByText("Fatima").count()).toBe(0);
  await visitor.getByText("CV of Amara Okafor").click();
  await visitor.getByRole("link", { name: "Download amara-okafor.pdf" }).waitFor();
  await expectNoBarriers(visitor, "a review link on a phone");
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
  await visitor.getByRole("radio", { name: "Advance" }).check();
  await visitor.getByLabel("Your name").fill("Maria Lopez");
  await visitor.getByRole("button", { name: "Save decision" }).click();
  await visitor.getByText("Advanced by Maria Lopez (review link)").waitFor();

  await dialog.getByRole("button", { name: "Revoke" }).click();
  await owner.getByRole("button", { name: "Revoke Link" }).click();
  await dialog.getByText(/opened 2 times.* · revoked/).waitFor();
  await visitor.reload();
  await visitor.getByText("This link no longer works.").waitFor();
  await owner.goto(`/jobs/${jobId}`);
  await owner.getByText("Amara Okafor").first().click();
  await owner.getByText(/Advanced by Maria Lopez \(review link\)/).waitFor();
});
