import { constants } from "node:fs";
import { copyFile, link, mkdir, readFile, readdir, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { hasCode } from "../file-store/place-file.ts";

/** Paths of all files below a folder, relative to it and with `/`; none where there is no folder. */
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
 * Holds on to a file although it may be deleted: by a second name, or by a copy where the file
 * system has none. @returns false when it is gone already.
 */
export async function holdFile(file: string, held: string): Promise<boolean> {
  await mkdir(dirname(held), { recursive: true });
  try {
    await link(file, held);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    if (hasCode(error, "EEXIST")) return true;
    await copyFile(file, held, constants.COPYFILE_EXCL);
  }
  return true;
}

/** Deletes what a crash left of work on the folder: names that begin so. */
export async function sweepFolder(folder: string, beginning: RegExp): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const stale = names.filter((name) => beginning.test(name));
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
