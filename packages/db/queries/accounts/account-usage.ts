import { and, count, eq, gt, sum } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { sessions } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { isKeptCandidate, isKeptJob } from "../kept-rows.ts";

export async function countOwnJobs(db: Database, userId: string): Promise<number> {
  const own = and(eq(jobs.createdBy, userId), isKeptJob(jobs.id));
  const row = db.select({ n: count() }).from(jobs).where(own).get();
  return row?.n ?? 0;
}

/** How many candidates, and the bytes of their files; an index holds both. */
export async function countOwnCandidates(
  db: Database,
  userId: string,
): Promise<{ candidates: number; bytes: number }> {
  const row = db
    .select({ n: count(), bytes: sum(candidates.fileSize).mapWith(Number) })
    .from(candidates)
    .where(and(eq(candidates.createdBy, userId), isKeptCandidate(candidates.id)))
    .get();
  return { candidates: row?.n ?? 0, bytes: row?.bytes ?? 0 };
}

export async function countOpenSessions(db: Database, userId: string, now: Date): Promise<number> {
  const isOpen = gt(sessions.expiresAt, now.getTime() / 1000);
  const own = and(eq(sessions.userId, userId), isOpen);
  return db.select({ n: count() }).from(sessions).where(own).get()?.n ?? 0;
}
