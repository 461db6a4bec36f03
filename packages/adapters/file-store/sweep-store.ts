import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, temporaryPrefix } from "./atomic-file.ts";

/** The folder of files whose hash is not known yet. */
export const incoming = "incoming";

/** A file that no row references, and when it was written, in UTC milliseconds. */
export type Orphan = { path: string; writtenAt: number };

/**
 * Returns complete files of a store by hash that a crash separated from their row.
 * @param isNamed whether a file of this name is referenced; also true for names that the store
 * doesn't use.
 */
export async function findOrphans(
  directory: string,
  isNamed: (name: string) => boolean,
): Promise<Orphan[]> {
  const found: Orphan[] = [];
  for (const path of await listStored(directory)) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (name.startsWith(temporaryPrefix) || isNamed(name)) continue;
    found.push({
      path: join(directory, path),
      writtenAt: (await stat(join(directory, path))).mtimeMs,
    });
  }
  return found;
}

/** Deletes incomplete files left by a crash, while no other process is saving. Returns how many. */
export async function sweepTemporary(directory: string): Promise<number> {
  const names = (await listStored(directory)).filter((path) =>
    path.slice(path.lastIndexOf("/") + 1).startsWith(temporaryPrefix),
  );
  for (const path of names) await rm(join(directory, path), { force: true });
  return names.length;
}

/** Returns `<folder>/<name>` of all files in the store's own folders. */
async function listStored(directory: string): Promise<string[]> {
  const folders = await listOrNone(directory);
  const own = folders.filter((folder) => folder === incoming || /^[\da-f]{2}$/.test(folder));
  const lists = await Promise.all(
    own.map(async (folder) =>
      (await listOrNone(join(directory, folder))).map((name) => `${folder}/${name}`),
    ),
  );
  return lists.flat();
}

async function listOrNone(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return [];
    throw error;
  }
}
