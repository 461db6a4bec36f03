import { existsSync } from "node:fs";
import { run, say, Stop } from "./run.mjs";

/** Chromium without windows comes first: it has the same engine and starts and paints faster. */
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** @returns {string | undefined} the path of a Chromium or Chrome on this machine */
export function findChromium() {
  return [process.env.CHROMIUM_PATH ?? "", ...places].find((path) => existsSync(path));
}

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
