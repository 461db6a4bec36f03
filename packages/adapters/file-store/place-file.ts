import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Begins the name of a file that is still being written. */
export const temporaryPrefix = ".saving-";

/**
 * Writes a file so that it appears under its name only when it is complete and on the disk. Makes
 * its folder where there is none.
 */
export async function placeFile(target: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${temporaryPrefix}${randomUUID()}`);
  try {
    await writeDurably(temporary, bytes);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(folder);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name survives a power cut only once its directory is on the disk, too. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    // Some file systems refuse to sync a directory; then there is nothing more to do.
    if (!hasCode(error, "EINVAL") && !hasCode(error, "EPERM") && !hasCode(error, "EISDIR"))
      throw error;
  } finally {
    await handle.close();
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
