import { randomUUID } from "node:crypto";
import { closeSync, fsync, openSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const sync = promisify(fsync);

/** Begins the name of a file that is still being written. */
export const temporaryPrefix = ".saving-";

/**
 * Writes a file so that it appears under its name only when it is complete and on the disk. Makes
 * its folder where there is none.
 */
export async function placeFile(target: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryIn(folder);
  try {
    await writeFile(temporary, bytes, { flag: "wx", mode: 0o600 });
    await movePlaced(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A name for a file that is still being written. */
export const temporaryIn = (folder: string): string =>
  join(folder, `${temporaryPrefix}${randomUUID()}`);

/** Gives a written file its name, once it is on the disk. The target's folder is there. */
export async function movePlaced(temporary: string, target: string): Promise<void> {
  await syncFile(temporary);
  await rename(temporary, target);
  await syncDirectory(dirname(target));
}

/** What was written survives a power cut only after this. */
export async function syncFile(path: string): Promise<void> {
  // Windows syncs only what is open for writing. As with a directory, only the disk is waited for.
  const file = openSync(path, "r+");
  try {
    await sync(file);
  } finally {
    closeSync(file);
  }
}

/** A new name survives a power cut only once its directory is on the disk, too. */
export async function syncDirectory(path: string): Promise<void> {
  let directory: number | null = null;
  try {
    // To open and close it takes less than a turn in another thread; only the disk is waited for.
    directory = openSync(path, "r");
    await sync(directory);
  } catch (error) {
    // Windows, and some file systems, refuse to open or sync a directory: nothing more can be done.
    if (!["EINVAL", "EPERM", "EISDIR", "EACCES"].some((code) => hasCode(error, code))) throw error;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
