import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { scores } from "../schema/scoring.ts";
import { shortlistEntries } from "../schema/shortlist.ts";
import { countOwnCandidates, countOwnJobs } from "./accounts/account-usage.ts";
import { isKeptCandidate, isKeptJob } from "./kept-rows.ts";
import type { OwnedJob } from "./owned-rows.ts";

/** Entries of candidates marked as deleted are left alone: Undo brings them back. */
const ownEntries = (job: OwnedJob) =>
  and(
    eq(shortlistEntries.jobId, job.id),
    eq(shortlistEntries.userId, job.createdBy),
    isKeptCandidate(shortlistEntries.candidateId),
  );

/** Candidate ids in the order in which they were added. */
export async function listShortlist(db: Database, job: OwnedJob): Promise<number[]> {
  return db
    .select({ candidateId: shortlistEntries.candidateId })
    .from(shortlistEntries)
    .where(ownEntries(job))
    .orderBy(asc(shortlistEntries.createdAt), asc(shortlistEntries.candidateId))
    .all()
    .map(({ candidateId }) => candidateId);
}

/** Makes the shortlist exactly these; ids that are no candidates of the job are left out. */
export async function saveShortlist(
  db: Database,
  job: OwnedJob,
  change: { candidateIds: readonly number[]; now: Date },
): Promise<void> {
  const mine = ownEntries(job);
  db.transaction(
    (tx) => {
      const wanted = new Set(change.candidateIds);
      const ofJob = tx
        .select({ id: scores.candidateId })
        .from(scores)
        .where(and(eq(scores.jobId, job.id), isKeptCandidate(scores.candidateId)))
        .all()
        .filter(({ id }) => wanted.has(id));
      const keep = new Set(ofJob.map(({ id }) => id));
      const present = tx
        .select({ id: shortlistEntries.candidateId })
        .from(shortlistEntries)
        .where(mine)
        .all()
        .map(({ id }) => id);
      const gone = present.filter((id) => !keep.has(id));
      for (let i = 0; i < gone.length; i += 500) {
        tx.delete(shortlistEntries)
          .where(and(mine, inArray(shortlistEntries.candidateId, gone.slice(i, i + 500))))
          .run();
      }
      const known = new Set(present);
      for (const id of change.candidateIds) {
        if (!keep.has(id) || known.has(id)) continue;
        known.add(id);
        tx.insert(shortlistEntries)
          .values({ userId: job.createdBy, jobId: job.id, candidateId: id, createdAt: change.now })
          .run();
      }
    },
    { behavior: "immediate" },
  );
}

export type QuickStats = { jobsCreated: number; candidatesUploaded: number; shortlisted: number };

export async function countForHome(db: Database, userId: string): Promise<QuickStats> {
  return {
    jobsCreated: await countOwnJobs(db, userId),
    candidatesUploaded: (await countOwnCandidates(db, userId)).candidates,
    shortlisted: await db.$count(
      shortlistEntries,
      and(
        eq(shortlistEntries.userId, userId),
        isKeptCandidate(shortlistEntries.candidateId),
        isKeptJob(shortlistEntries.jobId),
      ),
    ),
  };
}
