import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { steps } from "@resume-picker/db/testing/older-database";
import { cloneInto } from "../../../scripts/check-nodes/clone.ts";
import { inRoot, root } from "../../../scripts/setup/root.mjs";

/** Without a tag, the version to come from has so many migrations fewer than this one. */
const migrationsBack = 10;

/**
 * A clone of that version in `.cache`, where a second run finds it built.
 *
 * @param wanted a commit, branch or tag; by default the newest tag, or while there is none a commit
 *   of main with ten migrations fewer
 * @throws when this is no clone with its history
 */
export function cloneOlderVersion(wanted?: string): { folder: string; version: string } {
  const commit = git("rev-parse", `${wanted ?? findOlder()}^{commit}`);
  const folder = inRoot(".cache", "older-versions", commit);
  if (!existsSync(join(folder, "package.json"))) {
    mkdirSync(dirname(folder), { recursive: true });
    cloneInto(folder);
    execFileSync("git", ["checkout", "--quiet", "--detach", commit], { cwd: folder });
  }
  return { folder, version: git("log", "-1", "--format=%h of %as", commit) };
}

function findOlder(): string {
  const [tag] = git("tag", "--sort=-creatordate", "--merged").split("\n");
  if (tag) return tag;
  for (const commit of git("rev-list", "--first-parent", "HEAD").split("\n")) {
    const files = git("ls-tree", "--name-only", commit, "packages/db/migrations/").split("\n");
    const count = files.filter((name) => name.endsWith(".sql")).length;
    if (count > 0 && count <= steps.length - migrationsBack) return commit;
  }
  throw new Error("The history has no older version. Name one with --from.");
}

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
