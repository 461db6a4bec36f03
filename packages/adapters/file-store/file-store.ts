import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "@resume-picker/domain/errors";
import { maxFileBytes, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { hasCode, syncDirectory, syncFile, temporaryPath } from "./atomic-file.ts";
import { findOrphans, incoming, sweepTemporary } from "./sweep-store.ts";
import type { Orphan } from "./sweep-store.ts";

/** A stored file: SHA-256 in lower-case hex, size in bytes, and path within the store. */
export type StoredFile = { sha256: string; size: number; path: string };

/** A file that was received in the store's folder but is not stored yet. */
export type ReceivedFile = {
  sha256: string;
  size: number;
  /** Absolute; valid until the file is kept or discarded. */
  path: string;
  /** Deletes the file. Does nothing if it was kept. */
  discard: () => Promise<void>;
  /** Marks the file as owned by the store. */
  markKept: () => void;
};

/**
 * Stores files by the SHA-256 of their content, as `<directory>/<first two hex digits>/<hash>`. A
 * file gets its name only once it is complete. Both file and name are on disk once it is kept.
 */
export class FileStore {
  readonly #directory: string;
  /** Folders whose directory entries are known to be synced, whichever process created them. */
  readonly #synced = new Set<string>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Absolute path of a stored file, whether or not it exists. */
  pathOf(sha256: string): string {
    return join(this.#directory, relativePath(sha256));
  }

  /**
   * Writes and hashes a file of any size as a stream.
   * @throws AppError TOO_LARGE if it exceeds the size limit of CVs, or any error of its source. The
   * partial file is deleted.
   */
  async receive(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ReceivedFile> {
    const path = temporaryPath(join(this.#directory, incoming));
    let isThere = true;
    const discard = async () => {
      if (!isThere) return;
      isThere = false;
      await removeFile(path);
    };
    try {
      const written = await writeNew(path, content);
      return { ...written, path, discard, markKept: () => (isThere = false) };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /** Safe if the same bytes are kept twice at the same time. On return they are on disk. */
  async keep(received: ReceivedFile): Promise<StoredFile> {
    const { sha256, size } = received;
    const stored = { sha256, size, path: relativePath(sha256) };
    const target = this.pathOf(sha256);
    if (hasSize(target, size)) return stored;
    await this.#place(received.path, target);
    received.markKept();
    return stored;
  }

  /** Stores the file if the stored one is missing or damaged. */
  async repair({ sha256, path, markKept }: ReceivedFile): Promise<void> {
    const target = this.pathOf(sha256);
    const present = await hashOf(target).catch(() => null);
    if (present === sha256) return;
    await this.#place(path, target);
    markKept();
  }

  /** @throws AppError NOT_FOUND if there is no such file. */
  async open(sha256: string): Promise<Buffer> {
    try {
      return await readFile(this.pathOf(sha256));
    } catch (error) {
      if (isMissing(error))
        throw new AppError("NOT_FOUND", "The stored file is missing.", { cause: error });
      throw error;
    }
  }

  /** A missing file is not an error. */
  async remove(sha256: string): Promise<void> {
    await removeFile(this.pathOf(sha256));
  }

  /** Returns stored files that no row references. */
  findOrphans(named: ReadonlySet<string>): Promise<Orphan[]> {
    return findOrphans(this.#directory, (name) => !hashPattern.test(name) || named.has(name));
  }

  /** Deletes incomplete files left by a crash, at start-up. Returns the number of files. */
  sweep(): Promise<number> {
    return sweepTemporary(this.#directory);
  }

  async #place(path: string, target: string): Promise<void> {
    const folder = dirname(target);
    if (!this.#synced.has(folder)) await mkdir(folder, { recursive: true });
    await rename(path, target);
    // In parallel, because most file systems then write both at once.
    await Promise.all([syncFile(target), syncDirectory(folder)]);
    if (!this.#synced.has(folder)) await syncDirectory(this.#directory);
    this.#synced.add(folder);
  }
}

const hashPattern = /^[\da-f]{64}$/;

function relativePath(sha256: string): string {
  if (!hashPattern.test(sha256)) throw new AppError("NOT_FOUND", "No such file is stored.");
  return `${sha256.slice(0, 2)}/${sha256}`;
}

/** Writes a new file from the stream and hashes it. */
async function writeNew(
  path: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ sha256: string; size: number }> {
  const hash = createHash("sha256");
  let size = 0;
  const file = await openNew(path);
  try {
    for await (const chunk of content) {
      size += chunk.byteLength;
      if (size > maxFileBytes) throw new AppError("TOO_LARGE", uploadMessages.tooLarge);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return { sha256: hash.digest("hex"), size };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Renaming makes a file either complete or absent. The size detects a damaged disk. */
function hasSize(path: string, size: number): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === size;
}

/** Creates a new file, and its folder if it is missing. */
async function openNew(path: string): Promise<FileHandle> {
  const make = () => open(path, "wx", 0o600);
  try {
    return await make();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await mkdir(dirname(path), { recursive: true });
    return await make();
  }
}

/** Not `rm`, which first checks the file synchronously in this thread. */
async function removeFile(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, "ENOENT");
}
