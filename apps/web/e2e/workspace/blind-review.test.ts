import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { makeJob, sampleCv, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const cvs = ["amara-okafor.pdf"].map(sampleCv);

test("an owner reviews without knowing who it is, and reveals one person for a reason", async () => {
  const { page, jobId } = await makeJob(product, { title: "Platform Engineer", cvs });
  await page.goto(`/jobs/${jobId}`);
  await waitForCandidates(page, 1);
  await page.getByText("Amara Okafor").first().waitFor();
  await page.getByRole("button", { name: "Actions for Platform Engineer" }).click();
  await page.getByRole("menuitem", { name: "Blind Review" }).click();
  const dialog = page.getByRole("dialog", { name: "Blind Review" });
  await dialog.getByRole("button", { name: "Turn On Blind Review" }).click();
  await dialog.getByText("Turned on, schools hidden").waitFor();
  await expectNoBarriers(page, "blind review of a job");
  await dialog.getByRole("button", { name: "Close" }).click();

  await page
    .getByText(/^Candidate K\d+$/)
    .first()
    .click();
  await page.getByText("Hidden in blind review").waitFor();
  await page.getByRole("button", { name: "View CV" }).click();
  await page.getByText("Blind copy: identifying details are left out.").waitFor();
  await page.locator("[data-cv] [data-line]").first().waitFor();
  expect(await page.locator("body").innerText()).not.toMatch(/Amara|Okafor/i);
  await expectNoBarriers(page, "a hidden candidate and the blind CV");

  await page.getByRole("button", { name: "Reveal" }).click();
  const question = page.getByRole("dialog", { name: /^Reveal Candidate K\d+\?$/ });
  await question.getByRole("button", { name: "Reveal" }).click();
  await question.getByText("Enter a reason").waitFor();
  await question.getByLabel("Reason").fill("Invited to an interview");
  await question.getByRole("button", { name: "Reveal" }).click();
  await page.getByRole("heading", { name: "Amara Okafor" }).waitFor();
  expect(await page.getByText("Hidden in blind review").count()).toBe(0);

  // The export of all data lacks the CVs of hidden candidates, which people must know.
  await page.goto("/security");
  await page.getByText("Candidates hidden from you in blind review are exported").waitFor();
});
