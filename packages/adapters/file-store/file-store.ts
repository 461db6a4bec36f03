import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { mkdir, open, readFile, rename, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { AppError } from "@resume-picker/domain/errors";
import { maxFileBytes, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { hasCode, syncDirectory, syncFile, temporaryIn } from "./place-file.ts";
import { findOrphans, incoming, sweepTemporary } from "./sweep-store.ts";
import type { Orphan } from "./sweep-store.ts";

/** What became of a saved file: its hash in lower-case hex, bytes, and path within the store. */
export type StoredFile = { sha256: string; size: number; path: string };

/** A file that has come in and lies in the store without belonging to it yet. */
export type ReceivedFile = {
  sha256: string;
  size: number;
  /** Absolute, as long as it is neither kept nor discarded. */
  path: string;
  /** Deletes it; of one that was kept there is nothing to delete. */
  discard: () => Promise<void>;
  /** Its place is the store's from now on. */
  kept: () => void;
};

/**
 * Files kept by the SHA-256 of their content, under `<directory>/<first two hex digits>/<hash>`.
 * A file appears under its name only when it is complete; both are on the disk once it is kept.
 */
export class FileStore {
  readonly #directory: string;
  /** Folders whose own names are on the disk for sure: the process that made one may have ended before that. */
  readonly #synced = new Set<string>();

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Absolute path of a stored file, whether or not it exists. */
  pathOf(sha256: string): string {
    return join(this.#directory, relativePath(sha256));
  }

  /**
   * Writes a file and hashes it while it comes in, whatever its size.
   * @throws AppError TOO_LARGE once it is longer than a CV may be, or whatever its source throws;
   * then nothing is left of it.
   */
  async receive(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ReceivedFile> {
    const path = temporaryIn(join(this.#directory, incoming));
    let isThere = true;
    const discard = async () => {
      if (!isThere) return;
      isThere = false;
      await removeFile(path);
    };
    try {
      const written = await writeNew(path, content);
      return { ...written, path, discard, kept: () => (isThere = false) };
    } catch (error) {
      await discard();
      throw error;
    }
  }

  /** Safe for the same bytes kept twice at once; on return they are on the disk. */
  async keep(received: ReceivedFile): Promise<StoredFile> {
    const { sha256, size } = received;
    const stored = { sha256, size, path: relativePath(sha256) };
    const target = this.pathOf(sha256);
    if (hasSize(target, size)) return stored;
    await this.#place(received.path, target);
    received.kept();
    return stored;
  }

  /** Keeps the file where its like is missing or holds other bytes. */
  async repair({ sha256, path, kept }: ReceivedFile): Promise<void> {
    const target = this.pathOf(sha256);
    const present = await hashOf(target).catch(() => null);
    if (present === sha256) return;
    await this.#place(path, target);
    kept();
  }

  /** @throws AppError NOT_FOUND where no such file is stored. */
  async open(sha256: string): Promise<Buffer> {
    try {
      return await readFile(this.pathOf(sha256));
    } catch (error) {
      if (isMissing(error))
        throw new AppError("NOT_FOUND", "The stored file is missing.", { cause: error });
      throw error;
    }
  }

  /** Removing what is not there is no error. */
  async remove(sha256: string): Promise<void> {
    await removeFile(this.pathOf(sha256));
  }

  /** Stored files that no row names. */
  findOrphans(named: ReadonlySet<string>): Promise<Orphan[]> {
    return findOrphans(this.#directory, (name) => !hashPattern.test(name) || named.has(name));
  }

  /** Deletes what a crash left half-written; run it at boot. Gives the number of files deleted. */
  sweep(): Promise<number> {
    return sweepTemporary(this.#directory);
  }

  async #place(path: string, target: string): Promise<void> {
    const folder = dirname(target);
    if (!this.#synced.has(folder)) await mkdir(folder, { recursive: true });
    await rename(path, target);
    // Together, since most file systems then write both at once.
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

/** Writes the new file while it comes in, and hashes it. */
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

/** Rename makes a stored file complete or absent; the size guards against a damaged disk. */
function hasSize(path: string, size: number): boolean {
  return statSync(path, { throwIfNoEntry: false })?.size === size;
}

/** A new file; its folder is made where it is missing. */
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

/** `rm` looks at each file first, and in this thread. */
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
