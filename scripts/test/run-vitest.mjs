import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { inRoot, root } from "../setup/root.mjs";
import { run } from "../setup/run.mjs";
import { countReport } from "./count.mjs";

/**
 * @typedef {{ projects?: readonly string[], files?: readonly string[], env?: NodeJS.ProcessEnv }} Wanted
 * `files` are files and folders; without them all tests of the projects
 */

export const unitProjects = ["domain", "db", "adapters", "api", "server", "web", "scripts", "lab"];

/** @param {Wanted} wanted */
export function vitestCommand({ projects = [], files = [] }) {
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  const ofProjects = projects.map((project) => `--project=${project}`);
  return [vitest, "--config=vitest.workspace.ts", ...ofProjects, ...files];
}

/**
 * @param {string} label
 * @param {Wanted} wanted
 * @returns {Promise<import("./count.mjs").Counted>}
 */
export async function runVitest(label, wanted) {
  const reportFile = inRoot(".cache", "tests", `${label}.json`);
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const { code } = await run(process.execPath, [...vitestCommand(wanted), "--run", ...reporters], {
    cwd: root,
    isShown: true,
    env: { ...process.env, ...wanted.env },
  });
  const counted = countReport(readReport(reportFile));
  const isSilentFailure = code !== 0 && counted.failed.length === 0;
  if (isSilentFailure) counted.failed.push(`${label} tests: vitest ended with code ${code}`);
  return counted;
}

/**
 * @param {string} file
 * @returns {import("./count.mjs").Report}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return { testResults: [] };
  }
}
