import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { and, asc, eq, inArray, lte, ne, or, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { users } from "../schema/accounts.ts";
import { backgroundJobs } from "../schema/background-jobs.ts";

export type BackgroundJobKind = "ai-rank" | "judge";

/** Duration of a lease unless it is renewed. */
const leaseMs = 60_000;

export type AbandonedBackgroundJob = {
  id: number;
  kind: BackgroundJobKind;
  key: string;
  userId: string;
  attempts: number;
};

/** Records that work has begun. If this process dies, the next one finds the row. */
export async function beginBackgroundJob(
  db: Database,
  begun: { kind: BackgroundJobKind; key: string; userId: string; by: string; now: Date },
): Promise<number> {
  const { kind, key, userId, by, now } = begun;
  const lease = {
    userId,
    status: "running" as const,
    leasedBy: by,
    leasedUntil: new Date(now.getTime() + leaseMs),
    lastError: null,
  };
  return db
    .insert(backgroundJobs)
    .values({ kind, key, payload: {}, createdAt: now, nextAttemptAt: now, attempts: 1, ...lease })
    .onConflictDoUpdate({
      target: [backgroundJobs.kind, backgroundJobs.key],
      set: { ...lease, attempts: sql`${backgroundJobs.attempts} + 1` },
    })
    .returning({ id: backgroundJobs.id })
    .get().id;
}

export async function renewLease(db: Database, id: number, now: Date): Promise<void> {
  db.update(backgroundJobs)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(eq(backgroundJobs.id, id))
    .run();
}

/** Deletes a job that is done or that the caller has abandoned. */
export async function endBackgroundJob(db: Database, id: number): Promise<void> {
  db.delete(backgroundJobs).where(eq(backgroundJobs.id, id)).run();
}

/** Records a failure for the admin. The job is not retried automatically. */
export async function failBackgroundJob(
  db: Database,
  id: number,
  lastError: string,
): Promise<void> {
  db.update(backgroundJobs)
    .set({ status: "failed", leasedBy: null, leasedUntil: null, lastError })
    .where(eq(backgroundJobs.id, id))
    .run();
}

/** Lists unfinished jobs of other processes. Only one process at a time uses the data folder. */
export async function listAbandonedBackgroundJobs(
  db: Database,
  kind: BackgroundJobKind,
  by: string,
): Promise<AbandonedBackgroundJob[]> {
  return db
    .select({
      id: backgroundJobs.id,
      key: backgroundJobs.key,
      userId: users.id,
      attempts: backgroundJobs.attempts,
    })
    .from(backgroundJobs)
    .innerJoin(users, eq(users.id, backgroundJobs.userId))
    .where(
      and(
        eq(backgroundJobs.kind, kind),
        eq(backgroundJobs.status, "running"),
        or(isNull(backgroundJobs.leasedBy), ne(backgroundJobs.leasedBy, by)),
      ),
    )
    .orderBy(asc(backgroundJobs.id))
    .all()
    .map((row) => ({ ...row, kind }));
}

const erasure = "erase-deleted";

/**
 * Schedules the erasure for when Undo expires. Runs in the transaction that marks the owner's rows
 * as deleted.
 */
export function planErasure(tx: Transaction, ownerId: string, now: Date): void {
  tx.insert(backgroundJobs)
    .values({
      kind: erasure,
      key: `${ownerId}:${now.getTime()}`,
      payload: {},
      userId: ownerId,
      createdAt: now,
      nextAttemptAt: new Date(now.getTime() + undoMs),
    })
    .onConflictDoNothing()
    .run();
}

/** Lists the owners whose deletions are due to become final, oldest first. */
export async function listDueErasures(
  db: Database,
  now: Date,
): Promise<{ id: number; ownerId: string; attempts: number }[]> {
  return db
    .select({ id: backgroundJobs.id, ownerId: users.id, attempts: backgroundJobs.attempts })
    .from(backgroundJobs)
    .innerJoin(users, eq(users.id, backgroundJobs.userId))
    .where(
      and(
        eq(backgroundJobs.kind, erasure),
        eq(backgroundJobs.status, "waiting"),
        lte(backgroundJobs.nextAttemptAt, now),
      ),
    )
    .orderBy(asc(backgroundJobs.nextAttemptAt))
    .all();
}

/** Reschedules a waiting job for a later time. */
export async function postponeBackgroundJob(
  db: Database,
  id: number,
  { until, lastError }: { until: Date; lastError: string },
): Promise<void> {
  db.update(backgroundJobs)
    .set({ nextAttemptAt: until, lastError, attempts: sql`${backgroundJobs.attempts} + 1` })
    .where(eq(backgroundJobs.id, id))
    .run();
}

/** Counts long-running jobs by state, without file housekeeping. */
export async function countBackgroundJobs(
  db: Database,
): Promise<{ running: number; failed: number }> {
  const count = (status: "running" | "failed") =>
    db.$count(
      backgroundJobs,
      and(eq(backgroundJobs.status, status), inArray(backgroundJobs.kind, ["ai-rank", "judge"])),
    );
  return { running: await count("running"), failed: await count("failed") };
}
