import { randomUUID } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import {
  beginBackgroundJob,
  endBackgroundJob,
  listAbandonedBackgroundJobs,
  renewLease,
} from "@resume-picker/db/queries/background-jobs";
import type {
  AbandonedBackgroundJob,
  BackgroundJobKind,
} from "@resume-picker/db/queries/background-jobs";

const renewEveryMs = 20_000;

export type BackgroundJobs = {
  /**
   * Runs a task with a row that stands for it. The row goes when the task ends, well or badly, since
   * the caller who waits for it is told; it stays only when the process dies.
   */
  run: <T>(
    of: { kind: BackgroundJobKind; key: string; userId: string },
    task: () => Promise<T>,
  ) => Promise<T>;
  /** What an earlier process has begun and not ended. */
  abandoned: (kind: BackgroundJobKind) => Promise<AbandonedBackgroundJob[]>;
};

export function createBackgroundJobs(parts: { db: Database; clock: () => Date }): BackgroundJobs {
  const { db, clock } = parts;
  /** This process: ids of processes are reused. */
  const by = randomUUID();
  return {
    async run(of, task) {
      const id = await beginBackgroundJob(db, { ...of, by, now: clock() });
      const timer = setInterval(() => void renewLease(db, id, clock()), renewEveryMs);
      try {
        return await task();
      } finally {
        clearInterval(timer);
        await endBackgroundJob(db, id);
      }
    },
    abandoned: (kind) => listAbandonedBackgroundJobs(db, kind, by),
  };
}
