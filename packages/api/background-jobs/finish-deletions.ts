import { eraseDueCandidates } from "@resume-picker/db/queries/candidate-deletion";
import { eraseDueJobs } from "@resume-picker/db/queries/job-deletion";
import {
  endBackgroundJob,
  listDueErasures,
  postponeBackgroundJob,
} from "@resume-picker/db/queries/background-jobs";
import type { Parts } from "../context.ts";
import { removeUnusedFile } from "../remove-unused-file.ts";

type Needed = Pick<Parts, "db" | "files" | "fileLock" | "erasures" | "clock" | "log" | "storage">;

/** Small enough that other requests run between two transactions. */
const candidatesAtOnce = 20;
const checkEveryMs = 2000;
const retryAfterMs = 60_000;

/**
 * Erases deleted data after the time for Undo. Rows are deleted first, then files, and the next
 * start removes leftover files. Each step can be repeated after a crash. Never rejects.
 */
export async function finishDeletions(parts: Needed): Promise<void> {
  const { db, clock, log, storage } = parts;
  if (storage.isDamaged()) return;
  for (const { id, ownerId, attempts } of await listDueErasures(db, clock())) {
    try {
      await eraseOf(parts, ownerId);
      await endBackgroundJob(db, id);
    } catch (error) {
      log.error({ category: "storage", error }, "a deletion could not be finished");
      const until = new Date(clock().getTime() + retryAfterMs * (attempts + 1));
      await postponeBackgroundJob(db, id, {
        until,
        lastError: "The rows or files could not be erased.",
      });
    }
  }
}

async function eraseOf(parts: Needed, ownerId: string): Promise<void> {
  const { db, fileLock, erasures, clock } = parts;
  await eraseDueJobs(db, ownerId, clock());
  for (;;) {
    const files = await eraseDueCandidates(db, { ownerId, now: clock(), limit: candidatesAtOnce });
    if (files.length === 0) break;
    for (const sha256 of files) await fileLock(sha256, () => removeUnusedFile(parts, sha256));
  }
  await erasures.settle();
}

/** Runs now, for leftovers of the last process, and then every two seconds. */
export function createDeletionFinisher(parts: Needed): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const check = () => {
    running ??= finishDeletions(parts)
      .catch((error: unknown) => {
        parts.log.error({ category: "storage", error }, "deletions could not be looked for");
      })
      .finally(() => {
        running = null;
      });
  };
  check();
  const timer = setInterval(check, checkEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
