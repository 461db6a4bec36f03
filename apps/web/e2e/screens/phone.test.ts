import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { phone, sharedProduct } from "../harness/product.ts";
import { createJob, openJob, sampleCv } from "../harness/workspace.ts";

const product = sharedProduct();
const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test("on a phone candidates are cards, with the toolbar in reach of the thumb", async () => {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const job = { title: "Senior Backend Engineer", cvs };
  const { page } = await openJob(product, job, onPhone);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const toolbar = page.getByRole("toolbar", { name: "Ranking" });
  for (const name of ["Manual", "Config", "Export (0)"]) {
    const box = await toolbar.getByRole("button", { name }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(phone.height);
  }
  expect(await toolbar.getByRole("button", { name: "Export (0)" }).isDisabled()).toBe(true);
  await page.getByRole("checkbox", { name: "Shortlist Amara Okafor" }).check();
  await toolbar.getByRole("button", { name: "Export (1)" }).waitFor();

  await page.getByRole("button", { name: "Amara Okafor", exact: true }).tap();
  const sheet = page.getByRole("dialog", { name: "Candidate Details" });
  await sheet.getByRole("heading", { name: "Experience Timeline" }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  // The sheet shows either the profile or the CV.
  const show = sheet.getByRole("radiogroup", { name: "Show" });
  await show.getByRole("radio", { name: "CV" }).tap();
  await sheet.getByText("Tallowgate Logistics").first().waitFor();
  await sheet.getByRole("heading", { name: "Experience Timeline" }).waitFor({ state: "hidden" });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await show.getByRole("radio", { name: "Profile" }).tap();
  await sheet.getByRole("heading", { name: "Experience Timeline" }).waitFor();
  await sheet.getByRole("button", { name: "Close" }).tap();
  await sheet.waitFor({ state: "detached" });
});

test("on a phone the ranking is sorted without column headings, and says by what", async () => {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const { page } = await openJob(product, { title: "Senior Backend Engineer", cvs }, onPhone);
  const names = () =>
    page.getByRole("list", { name: "Candidates" }).getByRole("heading").allInnerTexts();
  await page.getByText("Sort by: Total").waitFor();
  const sortBy = page.getByRole("combobox", { name: "Sort by" });
  await sortBy.selectOption("Candidate");
  await page.getByText("Sort by: Candidate").waitFor();
  await expect.poll(names).toEqual(["Amara Okafor", "Kenji Watanabe"]);
  await page.getByRole("button", { name: "Reverse order" }).tap();
  await expect.poll(names).toEqual(["Kenji Watanabe", "Amara Okafor"]);
  await sortBy.selectOption("AI Rank");
  await page.waitForURL(/sort=aiRank/);
  await expectNoBarriers(page, "the sorted ranking on a phone");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test("on a phone all candidates are cards, and what is done with some is at the foot", async () => {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const { page } = await openJob(product, { title: "Senior Backend Engineer", cvs }, onPhone);
  await page.goto("/candidates");
  const cards = page.getByRole("list", { name: "Candidates" }).getByRole("article");
  await expect.poll(() => cards.count()).toBe(2);
  const amara = cards.filter({ hasText: "Amara Okafor" });
  await amara.getByRole("list", { name: "Skills" }).waitFor();
  await amara.getByRole("link", { name: "Senior Backend Engineer" }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoBarriers(page, "all candidates on a phone");

  await amara.getByRole("checkbox", { name: "Select Amara Okafor" }).tap();
  const bar = page.getByRole("toolbar", { name: "Selected candidates" });
  const box = await bar.getByRole("button", { name: "Add to Job" }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
  await bar.getByRole("button", { name: "Clear selection" }).tap();
  await bar.waitFor({ state: "detached" });

  // A tap anywhere on the card opens the candidate.
  await amara.getByText(/^Received/).tap();
  const sheet = page.getByRole("dialog", { name: "Candidate Details" });
  await sheet.getByRole("heading", { level: 2, name: "Amara Okafor" }).waitFor();
});

test("on a phone jobs and uploads are one tap away", async () => {
  const page = await product.newUser(onPhone);
  const jobId = await createJob(page, { title: "Senior Backend Engineer" });
  const otherId = await createJob(page, { title: "Office Manager" });
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("button", { name: "Jobs and uploads" }).tap();
  const drawer = page.getByRole("dialog", { name: "Jobs and uploads" });
  await drawer.getByText("Drop files here or click to upload").waitFor();
  await drawer.getByRole("button", { name: /^Office Manager/ }).tap();
  await page.waitForURL(new RegExp(`/jobs/${otherId}(\\?|$)`));
  await page.getByRole("heading", { name: "Office Manager" }).waitFor();
});
