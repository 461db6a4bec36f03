import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** The only axe rules whose result can differ between the light and the dark theme. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/** `colours` is for the second theme of a page that was already checked completely. */
type What = "everything" | "colours";

/**
 * Fails with every finding in full, including its colours. An assertion's diff would be truncated.
 */
export async function expectNoBarriers(
  page: Page,
  where = page.url(),
  what: What = "everything",
): Promise<void> {
  const barriers = await findBarriers(page, what);
  if (barriers.length > 0) throw new Error(`${where}: ${barriers.join(" | ")}`);
}

/**
 * Returns the serious and critical findings of axe for the page as shown, one line each. Waits for
 * finite animations first, because a half-faded text has half its contrast.
 */
export async function findBarriers(page: Page, what: What = "everything"): Promise<string[]> {
  await waitForStillness(page);
  // Evaluated like the browser's own tools, because the page's policy forbids external scripts.
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
      // An anonymous function, because the lab's compiler would wrap a named one in a helper.
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
        )
    );
  });
}
