import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import {
  candidateRow,
  createJob,
  listedNames,
  openJob,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

const cvs = ["amara-okafor.pdf", "priya-raghunathan.docx", "mateus-carvalho.txt"].map(sampleCv);
const openThree = () => openJob(product, { title: "Senior Backend Engineer", cvs });

const shortlistHas = (page: Page, count: number) =>
  page.getByRole("button", { name: `Export Shortlist (${count})` }).waitFor();
const star = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Shortlist ${name}` });
const header = (page: Page) => page.getByRole("checkbox", { name: "Shortlist all candidates" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" }).click();

test("the header's star never removes who was shortlisted by hand, and can be undone", async () => {
  const { page } = await openThree();
  await star(page, "Priya Raghunathan").check();
  await shortlistHas(page, 1);

  // Adds the remaining candidates, and Undo removes exactly those.
  await header(page).click();
  await shortlistHas(page, 3);
  await says(page, "shortlisted");
  await page.getByText("2 candidates", { exact: true }).waitFor();
  await undo(page);
  await shortlistHas(page, 1);
  expect(await star(page, "Priya Raghunathan").isChecked()).toBe(true);

  // The second click removes only those whom the first one added.
  await header(page).click();
  await shortlistHas(page, 3);
  await header(page).click();
  await shortlistHas(page, 1);
  await says(page, "unshortlisted");
  expect(await star(page, "Priya Raghunathan").isChecked()).toBe(true);
  await undo(page);
  await shortlistHas(page, 3);

  // After a reload, bulk additions are still known, and candidates added individually stay.
  await star(page, "Amara Okafor").uncheck();
  await star(page, "Amara Okafor").check();
  await page.reload();
  await shortlistHas(page, 3);
  await header(page).click();
  await shortlistHas(page, 2);
  for (const name of ["Priya Raghunathan", "Amara Okafor"])
    expect(await star(page, name).isChecked()).toBe(true);
});

test("what is said while a toast closes isn't gone with it", async () => {
  const { page } = await openThree();
  await header(page).click();
  await says(page, "shortlisted");
  await undo(page);
  const undone = page.getByText("Undone", { exact: true });
  await undone.waitFor();
  // The previous toast takes a fifth of a second to close.
  await page.waitForTimeout(500);
  expect(await undone.isVisible()).toBe(true);
});

test("a shortlist that was chosen one by one survives the header's star", async () => {
  const { page } = await openThree();
  for (const name of ["Amara Okafor", "Priya Raghunathan", "Mateus Carvalho"])
    await star(page, name).check();
  await shortlistHas(page, 3);
  await header(page).click();
  await page.getByText("Nothing removed", { exact: true }).waitFor();
  await shortlistHas(page, 3);
});

test("the header's star reaches no candidate that a filter hides", async () => {
  const { page } = await openThree();
  await page.getByRole("searchbox", { name: "Search candidates" }).fill("amara");
  await waitForCandidates(page, 1, 3);
  await header(page).click();
  await shortlistHas(page, 1);
  await page.getByRole("searchbox", { name: "Search candidates" }).fill("");
  await waitForCandidates(page, 3);
  expect(await star(page, "Amara Okafor").isChecked()).toBe(true);
});

test("a key decides for the open candidate, whoever is selected", async () => {
  const { page, jobId } = await openThree();
  const names = await listedNames(page);
  const [first = "", second = "", third = ""] = names;
  const decided = async () => {
    const answer = await page.request.get(`/api/jobs/${jobId}/decisions`);
    return (await answer.json()) as unknown[];
  };
  for (const name of [first, second])
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();

  // With no open candidate, a key makes no decision and shows a hint.
  await page.keyboard.press("3");
  await page.getByText("No candidate is open", { exact: true }).waitFor();
  expect(await decided()).toHaveLength(0);

  await candidateRow(page, third).getByRole("button", { name: third }).first().click();
  const details = page.getByRole("complementary", { name: "Candidate Details" });
  await details.getByRole("button", { name: /^Decline/ }).waitFor();
  await page.keyboard.press("3");
  await candidateRow(page, third).getByText("Declined", { exact: true }).waitFor();
  await expect.poll(async () => (await decided()).length).toBe(1);
  expect(await page.getByRole("row").getByText("Declined", { exact: true }).count()).toBe(1);

  // The bar decides for all selected candidates, and Undo reverts all of them.
  await page
    .getByRole("toolbar", { name: "Selected candidates" })
    .getByRole("button", { name: "Hold" })
    .click();
  for (const name of [first, second])
    await candidateRow(page, name).getByText("On hold", { exact: true }).waitFor();
  await undo(page);
  await page.getByText("Decision undone", { exact: true }).waitFor();
  const onHold = page.getByRole("row").getByText("On hold", { exact: true });
  await expect.poll(() => onHold.count()).toBe(0);
  await candidateRow(page, third).getByText("Declined", { exact: true }).waitFor();
});

test("U takes back no decision of another job, which is out of sight", async () => {
  const { page } = await openThree();
  const other = await createJob(page, { title: "Office Manager" });
  await uploadTo(page, other, [sampleCv("kenji-watanabe.docx")]);
  await page.reload();
  await waitForCandidates(page, 3);
  const [first = ""] = await listedNames(page);
  await page.keyboard.press("j");
  await page.keyboard.press("3");
  await candidateRow(page, first).getByText("Declined", { exact: true }).waitFor();
  await page.getByRole("button", { name: /^Office Manager/ }).click();
  await waitForCandidates(page, 1);
  await page.keyboard.press("u");
  await page.getByText("Nothing to undo").waitFor();
  await page.getByRole("button", { name: /^Senior Backend Engineer/ }).click();
  await candidateRow(page, first).getByText("Declined", { exact: true }).waitFor();
});

test("whoever deletes several candidates reads their names, and hears of those out of sight", async () => {
  const { page } = await openThree();
  for (const name of ["Amara Okafor", "Priya Raghunathan", "Mateus Carvalho"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  const bar = page.getByRole("toolbar", { name: "Selected candidates" });
  await page.getByRole("combobox", { name: "Min Years" }).selectOption("8");
  await bar.getByText(/^\d selected, \d more not in this list$/).waitFor();
  const visible = await listedNames(page);
  expect(visible.length).toBeLessThan(3);
  await page.getByRole("combobox", { name: "Min Years" }).selectOption("");
  await waitForCandidates(page, 3);
  await bar.getByText("3 selected", { exact: true }).waitFor();
  await bar.getByRole("button", { name: "Delete" }).click();
  const names = page.getByRole("list", { name: "Candidates to delete" }).getByRole("listitem");
  await names.nth(2).waitFor();
  expect((await names.allInnerTexts()).toSorted()).toEqual([
    "Amara Okafor",
    "Mateus Carvalho",
    "Priya Raghunathan",
  ]);
  await expectNoBarriers(page, "delete several candidates");
  await page.getByRole("button", { name: "Cancel" }).click();
  await waitForCandidates(page, 3);
});
