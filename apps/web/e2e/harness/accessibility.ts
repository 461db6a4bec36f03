import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Serious and critical findings of axe on the page as it is shown now, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  // As the browser's own tools do it: the page's policy forbids scripts from elsewhere.
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'] })",
  );
  return results.violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary ?? ""}`,
      ),
    );
}
