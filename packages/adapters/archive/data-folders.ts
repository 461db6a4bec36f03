import { constants } from "node:fs";
import { copyFile, link, mkdir, readFile, readdir, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { hasCode } from "../file-store/atomic-file.ts";

/** Lists all files below a folder as relative paths with `/`; empty if the folder doesn't exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: unknown) => {
      if (hasCode(error, "ENOENT")) return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

/**
 * Keeps a file's content available even if the file is deleted, by a hard link, or by a copy if the
 * file system has no links.
 * @returns false if the file no longer exists.
 */
export async function linkOrCopyFile(file: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(file, target);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    if (hasCode(error, "EEXIST")) return true;
    await copyFile(file, target, constants.COPYFILE_EXCL);
  }
  return true;
}

/** Deletes what a crash left of work in the folder: entries whose names match `pattern`. */
export async function sweepFolder(folder: string, pattern: RegExp): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const stale = names.filter((name) => pattern.test(name));
  for (const name of stale) await rm(join(folder, name), { recursive: true, force: true });
  return stale.length;
}

export async function readTextOrEmpty(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return "";
    throw error;
  }
}
