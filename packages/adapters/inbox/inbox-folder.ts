import { constants } from "node:fs";
import type { Dirent } from "node:fs";
import { lstat, mkdir, open, readdir, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasCode } from "../file-store/atomic-file.ts";

/** A complete file in a job's folder. */
export type InboxFile = {
  jobId: number;
  fileName: string;
  path: string;
  /** Streams the content when the file is processed. */
  content: () => AsyncIterable<Uint8Array>;
};

const rejected = "rejected";

/** Names of files that programs are still writing, and of files that operating systems create. */
const isUnfinished = (name: string): boolean =>
  /^[.~]|~$|\.(?:part|partial|tmp|crdownload|filepart)$/i.test(name) ||
  /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** A file whose size and time don't change for this long is complete. */
const settleMs = 2000;

type Sightings = Map<string, { size: number; mtimeMs: number; since: number }>;

/** Folders named after jobs, for CVs from people and scanners. */
export class InboxFolder {
  readonly #folder: string;
  /** The size and time of each file at its last observed change. */
  #seen: Sightings = new Map();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Creates the folder, so users can find it. */
  async create(): Promise<void> {
    await mkdir(join(this.#folder, rejected), { recursive: true });
  }

  /** Lists the complete files of each job, sorted by name. */
  async listComplete(now: number): Promise<Map<number, InboxFile[]>> {
    const found = new Map<number, InboxFile[]>();
    const seen: Sightings = new Map();
    for (const folder of await entriesOf(this.#folder)) {
      if (!folder.isDirectory() || !/^[1-9]\d{0,14}$/.test(folder.name)) continue;
      const jobId = Number(folder.name);
      const files: InboxFile[] = [];
      for (const entry of await entriesOf(join(this.#folder, folder.name))) {
        // Links are ignored, because they could refer to any file of the server.
        if (!entry.isFile() || isUnfinished(entry.name)) continue;
        const path = join(this.#folder, folder.name, entry.name);
        const stats = await lstat(path).catch(() => null);
        if (!stats?.isFile()) continue;
        const before = this.#seen.get(path);
        const isSame = before?.size === stats.size && before.mtimeMs === stats.mtimeMs;
        const since = isSame ? before.since : now;
        seen.set(path, { size: stats.size, mtimeMs: stats.mtimeMs, since });
        if (now - since < settleMs) continue;
        files.push({ jobId, fileName: entry.name, path, content: () => readPlainFile(path) });
      }
      if (files.length > 0) {
        found.set(
          jobId,
          files.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1)),
        );
      }
    }
    this.#seen = seen;
    return found;
  }

  /** Deletes a file that was imported. */
  async remove({ path }: InboxFile): Promise<void> {
    await unlink(path).catch((error: unknown) => {
      if (!hasCode(error, "ENOENT")) throw error;
    });
  }

  /** Moves a file to the folder of rejected ones, with the reason in a text file beside it. */
  async reject({ jobId, fileName, path }: InboxFile, reason: string): Promise<void> {
    const folder = join(this.#folder, rejected, String(jobId));
    await mkdir(folder, { recursive: true });
    const target = await freeName(folder, fileName);
    await writeFile(`${target}.reason.txt`, `${reason}\n`);
    await rename(path, target).catch((error: unknown) => {
      if (!hasCode(error, "ENOENT")) throw error;
    });
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, "ENOENT") || hasCode(error, "ENOTDIR")) return [];
    throw error;
  });
}

/** Returns an unused name, so a rejected file never replaces an earlier one. */
async function freeName(folder: string, fileName: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const target = join(folder, number === 1 ? fileName : `${number}-${fileName}`);
    if ((await lstat(target).catch(() => null)) === null) return target;
  }
}

/** Doesn't follow links, because one may have replaced the file since it was listed. */
async function* readPlainFile(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    yield* file.createReadStream({ autoClose: false });
  } finally {
    await file.close();
  }
}

/** Repeats a step with a pause in between until it is stopped. */
export function repeatWithPause(
  step: () => Promise<void>,
  pauseMs: number,
): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const run = async () => {
    while (!ending.signal.aborted) {
      await step();
      await wait(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      ending.abort();
      return running;
    },
  };
}
