import { randomBytes } from "node:crypto";
import { rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

const megabyte = 1024 * 1024;
const checkEveryMs = 1000;

export type DiskSpace = {
  /** Whether there is too little space for non-essential writes, such as another CV. */
  isFull: () => boolean;
  /** Releases the reserve. Call this when a write has failed because the disk is full. */
  releaseReserve: () => void;
  stop: () => Promise<void>;
};

/**
 * Monitors the disk space of the data folder and reserves some of it in a file. When the disk is
 * full, that file is deleted, so people can still sign in and small writes succeed.
 *
 * @param reserveBytes 8 MB by default. Uploads are rejected once the remaining space falls below
 * the same amount again.
 */
export function createDiskSpace(directory: string, reserveBytes = 8 * megabyte): DiskSpace {
  const reserve = join(directory, "reserve.bin");
  let isFull = false;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const check = async (): Promise<void> => {
    const disk = await statfs(directory);
    const free = disk.bavail * disk.bsize;
    const kept = await stat(reserve).then(
      ({ size }) => size,
      () => 0,
    );
    if (free < reserveBytes / 2) {
      isFull = true;
      if (kept > 0) await rm(reserve, { force: true });
      return;
    }
    // Recreated only if there is plenty of space, because the file would otherwise be deleted again
    // soon.
    if (kept < reserveBytes && free > 3 * reserveBytes) {
      // Random bytes, because some file systems store zeros without using space.
      await writeFile(reserve, randomBytes(reserveBytes), { mode: 0o600 });
      isFull = false;
      return;
    }
    isFull = kept < reserveBytes && free < 2 * reserveBytes;
  };
  const next = () => {
    if (!isStopped) running = running.then(check).catch(() => undefined);
  };
  const timer = setInterval(next, checkEveryMs);
  timer.unref();
  return {
    isFull: () => isFull,
    releaseReserve: () => {
      isFull = true;
      running = running.then(() => rm(reserve, { force: true })).catch(() => undefined);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
