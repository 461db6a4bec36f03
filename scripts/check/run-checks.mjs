import { availableParallelism } from "node:os";
import { inRoot, root } from "../setup/root.mjs";
import { run, say } from "../setup/run.mjs";

/**
 * @typedef {{ name: string, args: string[] }} Check a program for node, from the root
 * @typedef {{ name: string, isPassed: boolean }} CheckResult
 */

/** Two programs, by whether a browser's names are known: each checks again what it imports. */
const projects = {
  packages: "tsconfig.packages.json",
  "web, lab and scripts": "tsconfig.rest.json",
};

/** The longest first, so that none is left alone at the end. @type {Check[]} */
const checks = [
  {
    name: "lint",
    args: tool("oxlint/bin/oxlint", "--max-warnings=0"),
  },
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
 * Runs the checks, usually as many at once as there are processors, and writes a line for each.
 *
 * @param {readonly string[]} names beginnings of names; all checks when empty
 * @param {number} [atOnce]
 * @returns {Promise<CheckResult[]>}
 */
export async function runChecks(names, atOnce = availableParallelism()) {
  const wanted = checks.filter(
    ({ name }) => names.length === 0 || names.some((start) => name.startsWith(start)),
  );
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
