import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot, root } from "./root.mjs";
import { npmCommand } from "../node/npm-command.cjs";
import { run, say, Stop } from "./run.mjs";

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry */

const lockFile = inRoot("package-lock.json");
const installedFile = inRoot("node_modules", ".package-lock.json");
const stampFile = inRoot("node_modules", ".resume-picker-lock");

/** Installs the packages of the lock file if they are missing or outdated. */
export async function installDependencies() {
  const stamp = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  if (!isInstalled(stamp)) {
    say("Installing packages (half a minute the first time) …");
    await npm(["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  }
  writeFileSync(stampFile, stamp);
}

/** @param {string} stamp */
function isInstalled(stamp) {
  if (!existsSync(installedFile)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return true;
  return matchesLock(readEntries(lockFile), readEntries(installedFile));
}

/**
 * Whether everything in the lock file is installed, for example by a manual `npm install`. Optional
 * packages may be missing, because they belong to other platforms.
 *
 * @param {Record<string, LockEntry>} wanted
 * @param {Record<string, LockEntry>} installed
 */
export function matchesLock(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes("node_modules/")) return true;
    const present = installed[path];
    if (present === undefined) return entry.optional === true || entry.devOptional === true;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readEntries(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/**
 * Runs npm and waits for it.
 *
 * @param {string[]} args
 * @param {string} [folder]
 */
export async function npm(args, folder = root) {
  const program = npmCommand(args);
  const { code, output } = await run(program.command, program.args, {
    cwd: folder,
    shell: program.shell,
  });
  if (code === 0) return;
  process.stderr.write(output);
  throw new Stop(explainFailure(args.join(" "), { code, output }));
}

/**
 * @param {string} command
 * @param {{ code: number, output: string }} result
 */
function explainFailure(command, { code, output }) {
  if (code === 127) return "npm was not found. It comes with Node.js: https://nodejs.org";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output)) {
    return "The package registry is unreachable. Check the network or proxy and try again.";
  }
  return `"npm ${command}" failed. See the lines above.`;
}
