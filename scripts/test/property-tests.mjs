import { execFileSync } from "node:child_process";
import { root } from "../setup/root.mjs";

/** The unit tests that try properties with made cases. */
export function findPropertyTests() {
  const search = ["grep", "-l", "--untracked", 'from "fast-check"', "--", "*.test.ts"];
  return execFileSync("git", search, { cwd: root, encoding: "utf8" }).trim().split("\n");
}
