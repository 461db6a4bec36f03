import { existsSync } from "node:fs";
import { run, say } from "./run.mjs";

/**
 * Installs the first of the packages that provides the browser, if the system's package manager can
 * be used without a password.
 *
 * @param {{ name: string, packages: readonly string[], find: () => string | undefined }} browser
 * @returns {Promise<string | undefined>} its path
 */
export async function installBrowser({ name, packages, find }) {
  const present = find();
  if (present !== undefined) return present;
  const prefix = await findPrivilege();
  if (prefix === null || !existsSync("/usr/bin/apt-get")) return undefined;
  say(`Installing ${name} for the browser tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const aptGet = (/** @type {string[]} */ args) => {
    const [command = "", ...rest] = [...prefix, "apt-get", ...args];
    return run(command, rest, { env });
  };
  await aptGet(["update"]);
  let errors = "";
  for (const each of packages) {
    const { output } = await aptGet(["install", "-y", "--no-install-recommends", each]);
    const installed = find();
    if (installed !== undefined) return installed;
    errors += output;
  }
  process.stderr.write(errors);
  return undefined;
}

/**
 * @returns {Promise<string[] | null>} the prefix of a privileged command; null if there are no
 * privileges
 */
async function findPrivilege() {
  if (process.getuid?.() === 0) return [];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n"] : null;
}
