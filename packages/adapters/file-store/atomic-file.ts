import { randomUUID } from "node:crypto";
import { closeSync, fsync, openSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const sync = promisify(fsync);

/** Prefix of the names of files that are still being written. */
export const temporaryPrefix = ".saving-";

/**
 * Writes a file that gets its name only once it is complete and on disk. Creates its folder if it
 * is missing.
 */
export async function writeFileAtomically(target: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryPath(folder);
  try {
    await writeFile(temporary, bytes, { flag: "wx", mode: 0o600 });
    await renameDurably(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Returns a temporary name for a file that is still being written. */
export const temporaryPath = (folder: string): string =>
  join(folder, `${temporaryPrefix}${randomUUID()}`);

/** Renames a written file to its final name once it is on disk. The target's folder must exist. */
export async function renameDurably(temporary: string, target: string): Promise<void> {
  await syncFile(temporary);
  await rename(temporary, target);
  await syncDirectory(dirname(target));
}

/** Makes written data survive a power cut. */
export async function syncFile(path: string): Promise<void> {
  // Windows can only sync handles opened for writing. Opening is synchronous, as in
  // `syncDirectory`.
  const file = openSync(path, "r+");
  try {
    await sync(file);
  } finally {
    closeSync(file);
  }
}

/** Makes a new name survive a power cut, which requires syncing its directory too. */
export async function syncDirectory(path: string): Promise<void> {
  let directory: number | null = null;
  try {
    // Opening and closing it synchronously takes less time than in another thread. Only the sync is
    // awaited.
    directory = openSync(path, "r");
    await sync(directory);
  } catch (error) {
    // Windows and some file systems can't open or sync directories. There is no alternative.
    if (!["EINVAL", "EPERM", "EISDIR", "EACCES"].some((code) => hasCode(error, code))) throw error;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
