import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { and, asc, eq, lte, ne, or, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { users } from "../schema/accounts.ts";
import { work } from "../schema/work.ts";

export type WorkKind = "ai-rank";

/** How long a lease lasts unless it is renewed. */
const leaseMs = 60_000;

export type AbandonedWork = {
  id: number;
  kind: WorkKind;
  key: string;
  userId: string;
  attempts: number;
};

/** Writes down that work has begun: when this process dies, the next one finds it. */
export async function beginWork(
  db: Database,
  begun: { kind: WorkKind; key: string; userId: string; by: string; now: Date },
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
    .insert(work)
    .values({ kind, key, payload: {}, createdAt: now, nextAttemptAt: now, attempts: 1, ...lease })
    .onConflictDoUpdate({
      target: [work.kind, work.key],
      set: { ...lease, attempts: sql`${work.attempts} + 1` },
    })
    .returning({ id: work.id })
    .get().id;
}

export async function renewLease(db: Database, id: number, now: Date): Promise<void> {
  db.update(work)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs) })
    .where(eq(work.id, id))
    .run();
}

/** Done, or given up by the caller: nothing is left to do. */
export async function endWork(db: Database, id: number): Promise<void> {
  db.delete(work).where(eq(work.id, id)).run();
}

/** For the admin to see: nobody takes it up again by itself. */
export async function failWork(db: Database, id: number, lastError: string): Promise<void> {
  db.update(work)
    .set({ status: "failed", leasedBy: null, leasedUntil: null, lastError })
    .where(eq(work.id, id))
    .run();
}

/** What another process has begun and not ended. The data folder has one process at a time. */
export async function listAbandonedWork(
  db: Database,
  kind: WorkKind,
  by: string,
): Promise<AbandonedWork[]> {
  return db
    .select({ id: work.id, key: work.key, userId: users.id, attempts: work.attempts })
    .from(work)
    .innerJoin(users, eq(users.id, work.userId))
    .where(
      and(
        eq(work.kind, kind),
        eq(work.status, "running"),
        or(isNull(work.leasedBy), ne(work.leasedBy, by)),
      ),
    )
    .orderBy(asc(work.id))
    .all()
    .map((row) => ({ ...row, kind }));
}

const erasure = "erase-deleted";

/** In the transaction that marks something of an owner as deleted: when Undo is over, it is erased. */
export function planErasure(tx: Transaction, ownerId: string, now: Date): void {
  tx.insert(work)
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

/** Whose deletions are to be made final by now, the oldest first. */
export async function listDueErasures(
  db: Database,
  now: Date,
): Promise<{ id: number; ownerId: string; attempts: number }[]> {
  return db
    .select({ id: work.id, ownerId: users.id, attempts: work.attempts })
    .from(work)
    .innerJoin(users, eq(users.id, work.userId))
    .where(and(eq(work.kind, erasure), eq(work.status, "waiting"), lte(work.nextAttemptAt, now)))
    .orderBy(asc(work.nextAttemptAt))
    .all();
}

/** Leaves it waiting, for a later time. */
export async function postponeWork(
  db: Database,
  id: number,
  { until, lastError }: { until: Date; lastError: string },
): Promise<void> {
  db.update(work)
    .set({ nextAttemptAt: until, lastError, attempts: sql`${work.attempts} + 1` })
    .where(eq(work.id, id))
    .run();
}

/** Long work by state, without the bookkeeping of files. */
export async function countWork(db: Database): Promise<{ running: number; failed: number }> {
  const count = (status: "running" | "failed") =>
    db.$count(work, and(eq(work.status, status), eq(work.kind, "ai-rank")));
  return { running: await count("running"), failed: await count("failed") };
}
