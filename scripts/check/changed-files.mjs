import { spawnSync } from "node:child_process";

/**
 * Returns the files that this branch adds or changes, committed or not; empty in a fresh clone.
 *
 * @param {string} base
 * @param {string} [root]
 */
export function findChangedFiles(base, root = ".") {
  const changed = git(root, ["diff", "--name-only", "--diff-filter=d", base]) ?? "";
  const untracked = git(root, ["ls-files", "-o", "--exclude-standard"]) ?? "";
  return new Set(`${changed}\n${untracked}`.split("\n").filter((file) => file !== ""));
}

/** Returns the commit where the branch left main, or HEAD without a main, as in a shallow clone. */
export function findBase(root = ".") {
  for (const main of ["main", "origin/main"]) {
    const base = git(root, ["merge-base", "HEAD", main])?.trim();
    if (base !== undefined) return base;
  }
  return "HEAD";
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {string | undefined}
 */
export function git(root, args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}
