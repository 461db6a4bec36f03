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
   * Runs a task while a row represents it. The row is deleted when the task ends or fails, since
   * the caller gets the result. It remains only if the process dies.
   */
  run: <T>(
    of: { kind: BackgroundJobKind; key: string; userId: string },
    task: () => Promise<T>,
  ) => Promise<T>;
  /** Returns the jobs that an earlier process started but didn't finish. */
  abandoned: (kind: BackgroundJobKind) => Promise<AbandonedBackgroundJob[]>;
};

export function createBackgroundJobs(parts: { db: Database; clock: () => Date }): BackgroundJobs {
  const { db, clock } = parts;
  /** Identifies this process, because process ids are reused. */
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
