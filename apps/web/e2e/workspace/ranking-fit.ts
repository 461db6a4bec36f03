import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export async function boxOf(what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not on the screen");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const pageOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Opens the ranking of the sample job, then one of its candidates. `look` is called for each of the
 * two.
 */
export async function expectRankingFits(
  page: Page,
  width: number,
  look: (where: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  expect(await pageOverflow(page)).toBeLessThanOrEqual(0);
  await look(`ranking at ${width}`);
  if (width < 1024) {
    const card = page.getByRole("list", { name: "Candidates" }).locator("> li");
    await card.filter({ hasText: "Manual 1" }).filter({ hasText: "AI 1" }).first().waitFor();
    expect(await card.getByText(/^Missing /).count()).toBeGreaterThan(0);
    const [first, second] = [await boxOf(card.nth(0)), await boxOf(card.nth(1))];
    // Tablets show two columns.
    if (width >= 640) expect(second.y).toBe(first.y);
    else expect(second.y).toBeGreaterThan(first.bottom);
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(second.right).toBeLessThanOrEqual(width);
    const inner = card.first().locator("article > *");
    for (const part of await inner.all()) {
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(first.bottom);
    }
  }
  await page
    .getByRole("button", { name: /^Amara Okafor/ })
    .first()
    .click();
  await page.getByRole("heading", { name: "Scoring Explanation" }).waitFor();
  expect(await pageOverflow(page)).toBeLessThanOrEqual(0);
  await look(`candidate at ${width}`);
}
