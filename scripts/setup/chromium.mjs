import { existsSync } from "node:fs";
import { findChromium } from "../../apps/web/e2e/harness/find-chromium.mjs";
import { run, say, Stop } from "./run.mjs";

/**
 * Where the system's package manager may be used without a password, a missing one is installed.
 *
 * @returns {Promise<string>} its path
 */
export async function installChromium() {
  const present = findChromium();
  if (present !== undefined) return present;
  const remedy =
    "The browser tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.";
  const prefix = await findPrivilege();
  if (prefix === null || !existsSync("/usr/bin/apt-get")) throw new Stop(remedy);
  say("Installing Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (/** @type {string[]} */ args) => {
    const [command = "", ...rest] = [...prefix, "apt-get", ...args];
    return run(command, rest, { env });
  };
  await aptGet(["update"]);
  let errors = "";
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const { output } = await aptGet(["install", "-y", "--no-install-recommends", name]);
    const installed = findChromium();
    if (installed !== undefined) return installed;
    errors += output;
  }
  process.stderr.write(errors);
  throw new Stop(remedy);
}

/** @returns {Promise<string[] | null>} what to put before a command, null without the right to */
async function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n"] : null;
}
