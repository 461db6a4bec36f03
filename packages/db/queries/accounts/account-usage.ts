import { and, count, eq, gt, isNotNull, sum } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { sessions } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";

export async function countOwnJobs(db: Database, userId: string): Promise<number> {
  const own = and(eq(jobs.createdBy, userId), isUndeletedJob(jobs.id));
  const row = db.select({ n: count() }).from(jobs).where(own).get();
  return row?.n ?? 0;
}

/** Counts the user's candidates and the bytes of all versions of their files, using indexes. */
export async function countOwnCandidates(
  db: Database,
  userId: string,
): Promise<{ candidates: number; bytes: number }> {
  const isOwn = and(eq(candidates.createdBy, userId), isUndeletedCandidate(candidates.id));
  const current = db
    .select({ n: count(), bytes: sum(candidates.fileSize).mapWith(Number) })
    .from(candidates)
    .where(isOwn)
    .get();
  const filed = db
    .select({ bytes: sum(candidateVersions.fileSize).mapWith(Number) })
    .from(candidateVersions)
    .innerJoin(candidates, eq(candidates.id, candidateVersions.candidateId))
    .where(and(isOwn, isNotNull(candidateVersions.profile)))
    .get();
  return {
    candidates: current?.n ?? 0,
    bytes: (current?.bytes ?? 0) + (filed?.bytes ?? 0),
  };
}

/** Total bytes of the stored CVs of all accounts, read from indexes. */
export async function countStoredBytes(db: Database): Promise<number> {
  const current = db
    .select({ bytes: sum(candidates.fileSize).mapWith(Number) })
    .from(candidates)
    .get();
  const older = db
    .select({ bytes: sum(candidateVersions.fileSize).mapWith(Number) })
    .from(candidateVersions)
    .where(isNotNull(candidateVersions.profile))
    .get();
  return (current?.bytes ?? 0) + (older?.bytes ?? 0);
}

export async function countOpenSessions(db: Database, userId: string, now: Date): Promise<number> {
  const isOpen = gt(sessions.expiresAt, now.getTime() / 1000);
  const own = and(eq(sessions.userId, userId), isOpen);
  return db.select({ n: count() }).from(sessions).where(own).get()?.n ?? 0;
}
