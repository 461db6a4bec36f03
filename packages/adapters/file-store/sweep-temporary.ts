import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode, temporaryPrefix } from "./place-file.ts";

/** Where files lie whose hash is not known yet. */
export const incoming = "incoming";

/**
 * Deletes what a crash left half-written in a store of files by hash. Gives the number of files.
 * @param olderThanMs 0 where nobody else can be saving.
 */
export async function sweepTemporary(directory: string, olderThanMs = 0): Promise<number> {
  let deleted = 0;
  for (const folder of await listOrNone(directory)) {
    if (folder !== incoming && !/^[\da-f]{2}$/.test(folder)) continue;
    for (const name of await listOrNone(join(directory, folder))) {
      const path = join(directory, folder, name);
      if (!name.startsWith(temporaryPrefix) || !(await isOlderThan(path, olderThanMs))) continue;
      await rm(path, { force: true });
      deleted += 1;
    }
  }
  return deleted;
}

async function isOlderThan(path: string, ms: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs >= ms;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

async function listOrNone(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}
