import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@resume-picker/domain/errors";

/** What became of a saved file: its hash in lower-case hex, bytes, and path within the store. */
export type StoredFile = { sha256: string; size: number; path: string };

export type FileStore = {
  /** Safe for the same bytes saved twice at once; on return they are on the disk. */
  save: (bytes: Uint8Array) => Promise<StoredFile>;
  /** @throws AppError NOT_FOUND where no such file is stored. */
  open: (sha256: string) => Promise<Buffer>;
  /** Absolute path of a stored file, whether or not it exists. */
  pathOf: (sha256: string) => string;
  /** Removing what is not there is no error. */
  remove: (sha256: string) => Promise<void>;
  /** Deletes what a crash left half-written; run it at boot. Gives the number of files deleted. */
  sweep: () => Promise<number>;
};

/** A temporary file younger than this may belong to a save that is under way. */
const staleAfterMs = 60 * 60 * 1000;
const temporaryPrefix = ".saving-";

/**
 * Files kept by the SHA-256 of their content, under `<directory>/<first two hex digits>/<hash>`.
 * A file appears under its name only when it is complete and on the disk.
 */
export function createFileStore(directory: string): FileStore {
  const relativePath = (sha256: string): string => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new AppError("NOT_FOUND", "No such file is stored.");
    return join(sha256.slice(0, 2), sha256);
  };
  const pathOf = (sha256: string): string => join(directory, relativePath(sha256));

  return {
    pathOf,

    async save(bytes) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const stored = { sha256, size: bytes.length, path: relativePath(sha256) };
      const target = pathOf(sha256);
      if (await hasSize(target, bytes.length)) return stored;
      const folder = join(directory, sha256.slice(0, 2));
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
      await syncDirectory(directory);
      return stored;
    },

    async open(sha256) {
      try {
        return await readFile(pathOf(sha256));
      } catch (error) {
        if (isMissing(error))
          throw new AppError("NOT_FOUND", "The stored file is missing.", { cause: error });
        throw error;
      }
    },

    async remove(sha256) {
      await rm(pathOf(sha256), { force: true });
    },

    async sweep() {
      let deleted = 0;
      for (const folder of await listOrNone(directory)) {
        if (!/^[\da-f]{2}$/.test(folder)) continue;
        for (const name of await listOrNone(join(directory, folder))) {
          const path = join(directory, folder, name);
          if (!name.startsWith(temporaryPrefix) || !(await isOlderThan(path, staleAfterMs)))
            continue;
          await rm(path, { force: true });
          deleted += 1;
        }
      }
      return deleted;
    },
  };
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
async function syncDirectory(path: string): Promise<void> {
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

/** Rename makes a stored file complete or absent; the size guards against a damaged disk. */
async function hasSize(path: string, size: number): Promise<boolean> {
  try {
    return (await stat(path)).size === size;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function isOlderThan(path: string, ms: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > ms;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function listOrNone(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
