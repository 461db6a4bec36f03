import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "@resume-picker/domain/errors";
import { hasCode, placeFile, syncDirectory, temporaryPrefix } from "./place-file.ts";

/** What became of a saved file: its hash in lower-case hex, bytes, and path within the store. */
export type StoredFile = { sha256: string; size: number; path: string };

export type FileStore = {
  /** Safe for the same bytes saved twice at once; on return they are on the disk. */
  save: (bytes: Uint8Array) => Promise<StoredFile>;
  /** Writes the file anew where it is missing or holds other bytes. */
  repair: (bytes: Uint8Array) => Promise<void>;
  /** @throws AppError NOT_FOUND where no such file is stored. */
  open: (sha256: string) => Promise<Buffer>;
  /** Absolute path of a stored file, whether or not it exists. */
  pathOf: (sha256: string) => string;
  /** Removing what is not there is no error. */
  remove: (sha256: string) => Promise<void>;
  /**
   * Deletes what a crash left half-written; run it at boot. Gives the number of files deleted.
   * @param olderThanMs 0 where nobody else can be saving.
   */
  sweep: (olderThanMs?: number) => Promise<number>;
};

/** A temporary file younger than this may belong to a save that is under way. */
const staleAfterMs = 60 * 60 * 1000;

/**
 * Files kept by the SHA-256 of their content, under `<directory>/<first two hex digits>/<hash>`.
 * A file appears under its name only when it is complete and on the disk.
 */
export function createFileStore(directory: string): FileStore {
  const relativePath = (sha256: string): string => {
    if (!/^[\da-f]{64}$/.test(sha256)) throw new AppError("NOT_FOUND", "No such file is stored.");
    return join(sha256.slice(0, 2), sha256);
  };
  /** Folders whose own names are on the disk for sure: whoever made one may have ended before that. */
  const synced = new Set<string>();
  const pathOf = (sha256: string): string => join(directory, relativePath(sha256));

  return {
    pathOf,

    async save(bytes) {
      const sha256 = hashOf(bytes);
      const stored = { sha256, size: bytes.length, path: relativePath(sha256) };
      const target = pathOf(sha256);
      if (await hasSize(target, bytes.length)) return stored;
      await placeFile(target, bytes);
      const folder = dirname(target);
      if (!synced.has(folder)) await syncDirectory(directory);
      synced.add(folder);
      return stored;
    },

    async repair(bytes) {
      const target = pathOf(hashOf(bytes));
      const present = await readFile(target).catch(() => null);
      if (present === null || !present.equals(bytes)) await placeFile(target, bytes);
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

    async sweep(olderThanMs = staleAfterMs) {
      let deleted = 0;
      for (const folder of await listOrNone(directory)) {
        if (!/^[\da-f]{2}$/.test(folder)) continue;
        for (const name of await listOrNone(join(directory, folder))) {
          const path = join(directory, folder, name);
          if (!name.startsWith(temporaryPrefix) || !(await isOlderThan(path, olderThanMs)))
            continue;
          await rm(path, { force: true });
          deleted += 1;
        }
      }
      return deleted;
    },
  };
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

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
    return Date.now() - (await stat(path)).mtimeMs >= ms;
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
