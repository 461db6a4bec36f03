import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import {
  candidateRow,
  dropFiles,
  openEvidence,
  openJob,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

const cv = `<body style="margin:60px;font:20px/1.7 sans-serif;width:780px">
<h1>Ada Lovelace</h1><p>ada@example.org | Leeds</p>
<h2>Experience</h2><p><b>Backend Engineer</b>, Northwind Ltd, January 2021 - Present</p>
<p>Built payment services with TypeScript and PostgreSQL for two million customers</p>
<h2>Skills</h2><p>TypeScript, PostgreSQL, Docker</p></body>`;

/** Makes a picture like a photograph of a printed CV. */
async function photograph(page: Page): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setViewportSize({ width: 900, height: 1200 });
  await paper.setContent(cv);
  const picture = await paper.screenshot({ type: "jpeg", quality: 90 });
  await paper.close();
  return picture;
}

test("a photographed CV becomes a candidate with the warning of a scan, and is shown as it is", async () => {
  const { page } = await openJob(product, { title: "Backend Engineer" });
  // Text recognition takes ten seconds of processor time, and up to a minute on a busy machine.
  page.setDefaultTimeout(120_000);
  await page.getByText("Also RTF, ODT, PNG, JPEG and WebP").waitFor();
  await dropFiles(page, [{ name: "IMG_0001.JPG", bytes: await photograph(page) }]);
  await waitForCandidates(page, 1);
  await candidateRow(page, "Ada Lovelace")
    .getByRole("button", { name: "Ada Lovelace" })
    .first()
    .click();
  await page
    .getByText(/This CV was read from a scan/)
    .first()
    .waitFor();
  await openEvidence(page);
  const quote = page.locator("blockquote button").filter({ hasText: "PostgreSQL" }).first();
  await quote.click();
  const pane = page.getByRole("region", { name: "CV of Ada Lovelace" });
  await pane.locator("[data-found]").first().waitFor();
  const picture = pane.locator("img");
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900);
  // The highlight covers its letters: within the picture, in its upper half.
  const [line, whole] = await Promise.all([
    pane.locator("[data-found]").first().boundingBox(),
    picture.boundingBox(),
  ]);
  const place = ((line?.y ?? 0) - (whole?.y ?? 0)) / (whole?.height ?? 1);
  expect(place).toBeGreaterThan(0.15);
  expect(place).toBeLessThan(0.6);
  await expectNoBarriers(page);
});
