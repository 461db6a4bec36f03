import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** All that may differ between the light look of a page and the dark one. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** `colours` for the other look of a page that has been tried as a whole. */
type What = "everything" | "colours";

/** Fails with each finding and its colours in full: an assertion's diff is cut where it matters. */
export async function expectNoBarriers(
  page: Page,
  where = page.url(),
  what: What = "everything",
): Promise<void> {
  const barriers = await findBarriers(page, what);
  if (barriers.length > 0) throw new Error(`${where}: ${barriers.join(" | ")}`);
}

/**
 * Serious and critical findings of axe on the page as it is shown, one line each. Waits for what
 * moves or fades and ends by itself: half a fade has half its contrast.
 */
export async function findBarriers(page: Page, what: What = "everything"): Promise<string[]> {
  await waitForStillness(page);
  // As the browser's own tools do it: the page's policy forbids scripts from elsewhere.
  await page.evaluate(axeSource);
  const options = {
    resultTypes: ["violations"],
    ...(what === "colours" && { runOnly: { type: "rule", values: rulesOfColours } }),
  };
  const results = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
      ),
    );
}

/**
 * Waits until no animation with an end is running. One can start another: an inherited colour
 * changes after its parent's. Each check requests a frame, because Chromium reports the end of an
 * animation only with a frame.
 */
export async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    do await new Promise(requestAnimationFrame);
    while (
      // Not a function with a name, which the lab's compiler would wrap in one of its own.
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        )
    );
  });
}
