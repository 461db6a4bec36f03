import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const hash = /^[\da-f]{7,64}$/;
const shownLength = 8;

/**
 * Returns the folder's commit from its Git data, without running Git, or from `commit.txt`, which
 * container images have instead. Null if neither exists.
 */
export function readCommit(root: URL): string | null {
  const folder = fileURLToPath(root);
  const found = ofGit(folder) ?? readLine(resolve(folder, "commit.txt"));
  return found !== null && hash.test(found) ? found.slice(0, shownLength) : null;
}

function ofGit(folder: string): string | null {
  const git = gitFolder(resolve(folder, ".git"));
  const head = git && readLine(resolve(git, "HEAD"));
  if (!git || head === null) return null;
  const ref = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1];
  if (ref === undefined) return head;
  // A linked working tree keeps its branches in its main repository.
  const shared = readLine(resolve(git, "commondir"));
  const store = shared === null ? git : resolve(git, shared);
  return readLine(resolve(store, ref)) ?? packedRef(resolve(store, "packed-refs"), ref);
}

/** Returns the folder, or the one named by a file in its place. */
function gitFolder(path: string): string | null {
  if (!existsSync(path)) return null;
  if (statSync(path).isDirectory()) return path;
  const named = /^gitdir: (.+)$/.exec(readLine(path) ?? "")?.[1];
  return named === undefined ? null : resolve(path, "..", named);
}

function packedRef(path: string, ref: string): string | null {
  if (!existsSync(path)) return null;
  const line = readFileSync(path, "utf8")
    .split("\n")
    .find((each) => each.endsWith(` ${ref}`));
  return line?.split(" ")[0] ?? null;
}

function readLine(path: string): string | null {
  if (!existsSync(path)) return null;
  return readFileSync(path, "utf8").split("\n")[0]?.trim() ?? null;
}
