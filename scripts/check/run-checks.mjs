import { availableParallelism } from "node:os";
import { inRoot, root } from "../setup/root.mjs";
import { run, say } from "../setup/run.mjs";
import { findBase, findChangedFiles } from "./changed-files.mjs";

/**
 * @typedef {{ name: string, args: string[] }} Check a program for node, from the root
 * @typedef {{ name: string, isPassed: boolean }} CheckResult
 */

/** Two programs, one of them with the browser's types. Each also checks everything it imports. */
const projects = {
  packages: "tsconfig.packages.json",
  "web, lab and scripts": "tsconfig.rest.json",
};

const lint = {
  name: "lint",
  args: tool("oxlint/bin/oxlint", "--max-warnings=0"),
};

/**
 * The longest check first, to keep all processors busy to the end.
 * @type {Check[]}
 */
const checks = [
  lint,
  ...Object.entries(projects).map(([name, project]) => ({
    name: `types of ${name}`,
    args: tool(
      "typescript/bin/tsc",
      "-p",
      project,
      "--incremental",
      "--tsBuildInfoFile",
      `.cache/tsc/${project}.tsbuildinfo`,
    ),
  })),
  {
    name: "unused code",
    args: tool("knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"),
  },
  {
    name: "format",
    args: tool("oxfmt/bin/oxfmt", "--check"),
  },
  { name: "imports", args: ["--import", "tsx", "scripts/check-imports.ts"] },
  { name: "dependencies", args: ["--import", "tsx", "scripts/check-dependencies.ts"] },
  { name: "patterns", args: ["--import", "tsx", "scripts/check-patterns.ts"] },
  { name: "file sizes", args: ["--import", "tsx", "scripts/check-sizes.ts"] },
];

/**
 * Runs the checks whose names begin with these words, or all of them, and prints a line for each.
 *
 * @param {readonly string[]} names
 * @returns {Promise<CheckResult[]>}
 */
export function runChecks(names) {
  const wanted = checks.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
  return runAll(wanted, availableParallelism());
}

/**
 * Runs all checks one after the other, in parallel to other work.
 *
 * @param {boolean} isWhole whether to lint all files instead of those that the branch changes.
 * Linting all takes as long as all other checks together, because it needs the types of every file.
 * @returns {Promise<CheckResult[]>}
 */
export function runChecksBeside(isWhole) {
  return runAll(isWhole ? checks : [...lintOfChanged(), ...checks.slice(1)], 1);
}

/** @returns {Check[]} empty if nothing is changed */
function lintOfChanged() {
  const files = [...findChangedFiles(findBase(root), root)].filter((file) =>
    /\.[cm]?[jt]sx?$/.test(file),
  );
  return files.length === 0
    ? []
    : [{ name: "lint of changed files", args: [...lint.args, ...files] }];
}

/**
 * @param {readonly Check[]} wanted
 * @param {number} atOnce
 */
async function runAll(wanted, atOnce) {
  const waiting = [...wanted];
  /** @type {CheckResult[]} */
  const results = [];
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await runCheck(check));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

/**
 * @param {Check} check
 * @returns {Promise<CheckResult>}
 */
async function runCheck({ name, args }) {
  const started = performance.now();
  const { code, output } = await run(process.execPath, args, { cwd: root });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
  if (code !== 0) say(output.trimEnd());
  return { name, isPassed: code === 0 };
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function tool(file, ...args) {
  return [inRoot("node_modules", file), ...args];
}
