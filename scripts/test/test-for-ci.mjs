import { installFirefox } from "../setup/browsers.mjs";
import { inRoot, root } from "../setup/root.mjs";
import { run, say } from "../setup/run.mjs";
import { countOf, sum } from "./count.mjs";
import { runVitest } from "./run-vitest.mjs";

const noFirefox =
  "the main journey in Firefox: there is none (Debian: apt-get install firefox-esr, or set FIREFOX_PATH)";

/**
 * Runs the tests that take too long for every change: `*.ci.test.ts`, and each Node version that
 * the product supports.
 *
 * @returns {Promise<import("./count.mjs").Counted>}
 */
export async function testForCi() {
  const firefox = await installFirefox();
  say("Running the tests of CI …");
  // Many of them wait, and nothing runs beside them.
  const env = { TEST_WORKERS: "3" };
  const long = await runVitest("ci", { projects: ["ci", "browser-ci"], env });
  if (firefox === undefined) long.skipped.push(noFirefox);
  return sum([long, await runScriptOfCi("check-nodes.ts")]);
}

/**
 * Runs a script that prints `ok …` or `FAILED …` for each of its tests.
 *
 * @param {string} name
 */
async function runScriptOfCi(name) {
  const args = ["--import", "tsx", inRoot("scripts", name)];
  const { code, output } = await run(process.execPath, args, { cwd: root, isShown: true });
  const passed = output.match(/^ok /gm) ?? [];
  const failed = [...output.matchAll(/^FAILED +(.*)/gm)].map(([, what = ""]) => what);
  if (code !== 0 && failed.length === 0) failed.push(`${name} ended with ${code}`);
  return countOf(passed.length, failed);
}
