import type { Page } from "playwright-core";
import { findBarriers, waitForStillness } from "../harness/accessibility.ts";
import { findFocusFaults } from "./focus-rings.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import type { ExtremeScreen } from "./screens.ts";

/** 720 by 450 is a window of 1440 by 900 at 200% zoom. */
export const heights = { 320: 640, 390: 844, 720: 450, 820: 1180, 1440: 900, 1920: 1080 };

type Width = keyof typeof heights;
export const allWidths = [320, 390, 720, 820, 1440, 1920] as const satisfies readonly Width[];

/** The widths at which each stop of the Tab key is tested: a phone's and a desktop's. */
export const focusWidths: readonly number[] = [390, 1440];

/** The widths to test, and whether axe also checks accessibility, in both themes. */
export type Looks = { widths: readonly Width[]; hasBarriers: boolean };

/** Opens each screen and reports its layout and accessibility faults. */
export async function walk(
  page: Page,
  screens: readonly ExtremeScreen[],
  { widths, hasBarriers }: Looks,
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    const isTriedByAxe = hasBarriers && screen.hasLooks === true;
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] });
      await settle(page);
      const told = await findLastingFaults(page);
      if (isTriedByAxe && width === 390) told.push(...(await findBarriers(page)));
      if (focusWidths.includes(width)) told.push(...(await findFocusFaults(page)));
      faults.push(...told.map((fault) => `${screen.path} at ${width}: ${fault}`));
    }
    if (!isTriedByAxe) continue;
    // The device's theme changes while the page is open.
    await page.emulateMedia({ colorScheme: "dark" });
    await settle(page);
    const told = await findBarriers(page, "colours");
    faults.push(...told.map((fault) => `${screen.path}, dark: ${fault}`));
  }
  return faults;
}

/** Checks again after a second, because layout may be delayed on a busy machine. */
export async function findLastingFaults(page: Page): Promise<string[]> {
  const faults = await findLayoutFaults(page);
  if (faults.length === 0) return [];
  await page.waitForTimeout(1000);
  return findLayoutFaults(page);
}

export async function openScreen(page: Page, { path, sign, act }: ExtremeScreen): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  const seen = page.getByText(sign).filter({ visible: true }).first();
  await seen.waitFor().catch(async (error: unknown) => {
    const words = await page.locator("body").innerText();
    throw new Error(`${path} shows no ${String(sign)}, but: ${words.slice(0, 200)}`, {
      cause: error,
    });
  });
  await act?.(page);
}

/** Waits until the page has adapted to its new width and its requests are finished. */
export async function settle(page: Page): Promise<void> {
  await settleLayout(page);
  await page.waitForLoadState("networkidle");
}

/** Waits until lists and panels have switched their layout, and sliding elements have stopped. */
export async function settleLayout(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 60)),
  );
  await waitForStillness(page);
}
