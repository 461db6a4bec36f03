import { existsSync, statSync } from "node:fs";
import { relative, resolve } from "node:path";
import { root } from "../setup/root.mjs";
import { Stop } from "../setup/run.mjs";
import { unitProjects } from "./run-vitest.mjs";

/**
 * Returns what vitest runs for these files and folders. A CI test runs only if it is named itself,
 * not as part of its folder.
 *
 * @param {readonly string[]} paths as typed, relative to the folder where npm was called
 * @returns {import("./run-vitest.mjs").Wanted}
 */
export function testsAt(paths) {
  const files = paths.map((path) => {
    const full = resolve(process.env.INIT_CWD ?? root, path);
    if (!existsSync(full)) throw new Stop(`No file or folder named ${path}`);
    return `${relative(root, full)}${statSync(full).isDirectory() ? "/" : ""}`;
  });
  const isForCi = files.some((file) => file.endsWith(".ci.test.ts"));
  const projects = [...unitProjects, "browser", ...(isForCi ? ["ci", "browser-ci"] : [])];
  return { projects, files };
}
