import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, relative } from "node:path";
import { inRoot, root } from "../setup/root.mjs";
import { run } from "../setup/run.mjs";

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 * @typedef {{ passed: number, failed: string[], retried: string[] }} Counted
 */

/** Of a log only the end may be kept: the summary has to say why, not where alone. */
const longestReason = 600;

export const unitProjects = ["domain", "db", "adapters", "api", "server", "web", "scripts", "lab"];

/**
 * @param {string} label
 * @param {readonly string[]} projects
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Counted>}
 */
export async function runVitest(label, projects, env = {}) {
  const reportFile = inRoot(".cache", "tests", `${label}.json`);
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const { code } = await run(
    process.execPath,
    [
      inRoot("node_modules", "vitest", "vitest.mjs"),
      "run",
      "--config=vitest.workspace.ts",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
    ],
    { cwd: root, isShown: true, env: { ...process.env, ...env } },
  );
  const counted = countReport(readReport(reportFile));
  const isSilentFailure = code !== 0 && counted.failed.length === 0;
  if (isSilentFailure) counted.failed.push(`${label} tests: vitest ended with code ${code}`);
  return counted;
}

/**
 * A file that could not even be loaded counts as one failed test. A browser test that passed at its
 * second try only is counted as passed and told of: it wants mending, but stops nobody.
 *
 * @param {Report} report
 * @returns {Counted}
 */
export function countReport(report) {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {string[]} */
  const retried = [];
  for (const file of report.testResults) {
    const name = relative(root, file.name);
    const failures = file.assertionResults.filter(({ status }) => status === "failed");
    const passes = file.assertionResults.filter(({ status }) => status === "passed");
    passed += passes.length;
    failed.push(...failures.map((failure) => `${name}: ${tellWhy(failure)}`));
    const seconds = passes.filter(({ failureMessages = [] }) => failureMessages.length > 0);
    retried.push(...seconds.map((pass) => `${name}: ${tellWhy(pass)}`));
    if (file.status === "failed" && failures.length === 0) failed.push(name);
  }
  return { passed, failed, retried };
}

/** @param {Assertion} assertion */
function tellWhy({ fullName, failureMessages = [] }) {
  const lines = (failureMessages[0] ?? "").split("\n");
  // A property test names what it found two lines below.
  const found = lines.filter((line, at) => at === 0 || /^(\{ seed: |Counterexample: )/.test(line));
  const why = found.join(" ").slice(0, longestReason);
  return `${fullName}${why === "" ? "" : ` (${why})`}`;
}

/**
 * @param {string} file
 * @returns {Report}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
