import { randomUUID } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { beginWork, endWork, listAbandonedWork, renewLease } from "@resume-picker/db/queries/work";
import type { AbandonedWork, WorkKind } from "@resume-picker/db/queries/work";

const renewEveryMs = 20_000;

export type LeasedWork = {
  /**
   * Runs a task with a row that stands for it. The row goes when the task ends, well or badly, since
   * the caller who waits for it is told; it stays only when the process dies.
   */
  run: <T>(
    of: { kind: WorkKind; key: string; userId: string },
    task: () => Promise<T>,
  ) => Promise<T>;
  /** What an earlier process has begun and not ended. */
  abandoned: (kind: WorkKind) => Promise<AbandonedWork[]>;
};

export function createLeasedWork(parts: { db: Database; clock: () => Date }): LeasedWork {
  const { db, clock } = parts;
  /** This process: ids of processes are reused. */
  const by = randomUUID();
  return {
    async run(of, task) {
      const id = await beginWork(db, { ...of, by, now: clock() });
      const timer = setInterval(() => void renewLease(db, id, clock()), renewEveryMs);
      try {
        return await task();
      } finally {
        clearInterval(timer);
        await endWork(db, id);
      }
    },
    abandoned: (kind) => listAbandonedWork(db, kind, by),
  };
}
