import { AppError } from "@resume-picker/domain/errors";
import { undoMs, undoTooLate } from "@resume-picker/domain/deletion/undo-time";
import { and, eq, lte } from "drizzle-orm";
import { requireRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { Database, Transaction } from "../connect.ts";
import { jobs } from "../schema/jobs.ts";
import { isOnJob, roleOnJob } from "./access.ts";
import { isUndoOver } from "./candidate-deletion.ts";
import type { DeletionChange } from "./candidate-deletion.ts";
import type { OwnedJob } from "./allowed-rows.ts";
import { insertAction } from "./accounts/user-actions.ts";
import { planErasure } from "./background-jobs.ts";

/** Marks the job as deleted and schedules its erasure. Its candidates stay in the pool. */
export async function markJobDeleted(
  db: Database,
  job: OwnedJob,
  { now, actionOf }: Omit<DeletionChange, "userId">,
): Promise<void> {
  db.transaction((tx) => markDeleted(tx, job, { now, actionOf }), { behavior: "immediate" });
}

/** The same as `markJobDeleted`, within a transaction. */
export function markDeleted(
  tx: Transaction,
  job: OwnedJob,
  { now, actionOf }: Omit<DeletionChange, "userId">,
): void {
  tx.update(jobs).set({ deletedAt: now }).where(eq(jobs.id, job.id)).run();
  planErasure(tx, job.createdBy, now);
  insertAction(tx, actionOf(job.id));
}

/**
 * Removes the deletion mark. A job without one is left unchanged.
 * @throws AppError NOT_FOUND if it is too late.
 */
export async function restoreJob(
  db: Database,
  id: number,
  { userId, now, actionOf }: DeletionChange,
): Promise<void> {
  db.transaction(
    (tx) => {
      const row = tx
        .select({ deletedAt: jobs.deletedAt, role: roleOnJob(userId) })
        .from(jobs)
        .where(and(eq(jobs.id, id), isOnJob(userId)))
        .get();
      if (row?.role) requireRole(row.role, "own");
      if (!row || isUndoOver(row.deletedAt, now)) throw new AppError("NOT_FOUND", undoTooLate);
      if (row.deletedAt === null) return;
      tx.update(jobs).set({ deletedAt: null }).where(eq(jobs.id, id)).run();
      insertAction(tx, actionOf(id));
    },
    { behavior: "immediate" },
  );
}

/** Erases the owner's jobs whose Undo period is over, with their scores and shortlists. */
export async function eraseDueJobs(db: Database, ownerId: string, now: Date): Promise<void> {
  db.delete(jobs)
    .where(and(eq(jobs.createdBy, ownerId), lte(jobs.deletedAt, new Date(now.getTime() - undoMs))))
    .run();
}
