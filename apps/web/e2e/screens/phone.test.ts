import { expect, test } from "vitest";
import type { Page } from "playwright-core";
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
