import { relative } from "node:path";
import { root } from "../setup/root.mjs";
import { say } from "../setup/run.mjs";

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 * @typedef {{ passed: number, failed: string[], retried: string[], skipped: string[] }} Counted
 */

/** In characters. The summary repeats the reason, because only the end of a log may be kept. */
const longestReason = 600;

/**
 * @param {number} [passed]
 * @param {string[]} [failed]
 * @returns {Counted}
 */
export function countOf(passed = 0, failed = []) {
  return { passed, failed, retried: [], skipped: [] };
}

/**
 * @param {readonly Counted[]} all
 * @returns {Counted}
 */
export function sum(all) {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    retried: all.flatMap(({ retried }) => retried),
    skipped: all.flatMap(({ skipped }) => skipped),
  };
}

/**
 * Prints the results. The last line is `N passed, N failed`, which programs parse.
 *
 * @param {Counted} total
 */
export function report({ passed, failed, retried, skipped }) {
  for (const what of skipped) say(`SKIPPED ${what}`);
  for (const name of retried) say(`PASSED ON RETRY ${name}`);
  for (const name of failed) say(`FAILED ${name}`);
  say(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/**
 * Counts the results. A file that can't be loaded counts as one failed test. A browser test that
 * passes only on its second try counts as passed and is listed, because it should be fixed but
 * blocks nobody.
 *
 * @param {Report} vitest
 * @returns {Counted}
 */
export function countReport(vitest) {
  const counted = countOf();
  for (const file of vitest.testResults) {
    const name = relative(root, file.name);
    const failures = file.assertionResults.filter(({ status }) => status === "failed");
    const passes = file.assertionResults.filter(({ status }) => status === "passed");
    counted.passed += passes.length;
    counted.failed.push(...failures.map((failure) => `${name}: ${explain(failure)}`));
    const seconds = passes.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    counted.retried.push(...seconds.map((pass) => `${name}: ${explain(pass)}`));
    if (file.status === "failed" && failures.length === 0) counted.failed.push(name);
  }
  return counted;
}

/** @param {Assertion} assertion */
function explain({ fullName, failureMessages = [] }) {
  const lines = (failureMessages[0] ?? "").split("\n");
  // A property test reports its counterexample two lines below.
  const found = lines.filter((line, at) => at === 0 || /^(\{ seed: |Counterexample: )/.test(line));
  const why = found.join(" ").slice(0, longestReason);
  return `${fullName}${why === "" ? "" : ` (${why})`}`;
}
