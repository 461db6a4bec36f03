import { runChecksBeside } from "../check/run-checks.mjs";
import { installChromium } from "../setup/browsers.mjs";
import { inRoot, root } from "../setup/root.mjs";
import { run, say, Stop } from "../setup/run.mjs";
import { countOf, sum } from "./count.mjs";
import { runVitest, unitProjects } from "./run-vitest.mjs";

/**
 * Runs the checks, unit tests and browser tests.
 *
 * @param {boolean} isWhole lints all files, and runs thousands of cases of each property
 * @returns {Promise<import("./count.mjs").Counted>}
 */
export async function testProduct(isWhole) {
  // In parallel, because many tests wait for processes and pages.
  const checking = check(isWhole);
  const browser = checking.then(build).then(testBrowser);
  say("Testing rules, database, adapters, procedures, server and client …");
  const env = isWhole ? { PROPERTY_RUNS: "2000" } : {};
  const units = runVitest("unit", { projects: unitProjects, env });
  return sum(await Promise.all([checking, units, browser]));
}

/** @param {boolean} isWhole */
async function check(isWhole) {
  say("Checking the code …");
  const results = await runChecksBeside(isWhole);
  const failed = results.filter(({ isPassed }) => !isPassed).map(({ name }) => `check: ${name}`);
  return countOf(results.length - failed.length, failed);
}

/** Builds the tested state and returns whether that succeeded. */
async function build() {
  const script = inRoot("scripts", "build.mjs");
  const { code } = await run(process.execPath, [script], { cwd: root, isShown: true });
  return code === 0;
}

/** A browser that can't be set up counts as a failure, so the summary is always printed. */
async function testBrowser(/** @type {boolean} */ isBuilt) {
  if (!isBuilt) return countOf(0, ["build"]);
  try {
    await installChromium();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say(error.message);
    return countOf(1, ["browser tests: no Chromium"]);
  }
  say("Testing the product in Chromium …");
  return sum([countOf(1), await runVitest("browser", { projects: ["browser"] })]);
}
