import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, temporaryPrefix } from "./place-file.ts";

/** Where files lie whose hash is not known yet. */
export const incoming = "incoming";

/** A file that nobody names, and when it was written, in UTC milliseconds. */
export type Orphan = { path: string; writtenAt: number };

/**
 * Files of a store by hash that a crash cut off from their row, without those half-written.
 * @param isNamed by the file's name; true, too, for names that are not the store's own.
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

/** Deletes what a crash left half-written. Nobody else may be saving. Gives the number of files. */
export async function sweepTemporary(directory: string): Promise<number> {
  const names = (await listStored(directory)).filter((path) =>
    path.slice(path.lastIndexOf("/") + 1).startsWith(temporaryPrefix),
  );
  for (const path of names) await rm(join(directory, path), { force: true });
  return names.length;
}

/** `<folder>/<name>` of all that lies in the store's own folders. */
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
