import { chmod, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { hasCode } from "./atomic-file.ts";

/** The permission bits of all users except the one that runs the server. */
const otherUsersBits = 0o077;

/**
 * Removes other users' permissions on a folder and its content, for files created by an older
 * version or copied there. New files are private because of the process's umask. Windows has no
 * modes.
 * @returns how many files belong to another user and couldn't be changed.
 */
export async function restrictPermissions(directory: string): Promise<number> {
  if (process.platform === "win32") return 0;
  let foreign = (await restrict(directory)) ? 0 : 1;
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile() && !entry.isDirectory()) continue;
    if (!(await restrict(join(entry.parentPath, entry.name)))) foreign += 1;
  }
  return foreign;
}

async function restrict(path: string): Promise<boolean> {
  try {
    const { mode } = await stat(path);
    if ((mode & otherUsersBits) !== 0) await chmod(path, mode & 0o700);
    return true;
  } catch (error) {
    if (hasCode(error, "EPERM")) return false;
    if (hasCode(error, "ENOENT")) return true;
    throw error;
  }
}
