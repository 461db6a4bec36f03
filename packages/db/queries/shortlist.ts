import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { scores } from "../schema/scoring.ts";
import { shortlistEntries } from "../schema/shortlist.ts";
import { countOwnCandidates, countOwnJobs } from "./accounts/account-usage.ts";
import { isUndeletedCandidate, isUndeletedJob } from "./undeleted-rows.ts";
import type { ReviewableJob, ViewableJob } from "./allowed-rows.ts";

/** Entries of candidates marked as deleted are left unchanged, because Undo restores them. */
const ownEntries = (job: ViewableJob) =>
  and(
    eq(shortlistEntries.jobId, job.id),
    eq(shortlistEntries.userId, job.createdBy),
    isUndeletedCandidate(shortlistEntries.candidateId),
  );

/** Candidate ids in the manual order, then in the order in which they were added. */
export async function listShortlist(db: Database, job: ViewableJob): Promise<number[]> {
  return db
    .select({ candidateId: shortlistEntries.candidateId })
    .from(shortlistEntries)
    .where(ownEntries(job))
    .orderBy(
      sql`${shortlistEntries.position} is null`,
      asc(shortlistEntries.position),
      asc(shortlistEntries.createdAt),
      asc(shortlistEntries.candidateId),
    )
    .all()
    .map(({ candidateId }) => candidateId);
}

/** Replaces the shortlist with these candidates in this order, skipping those of other jobs. */
export async function saveShortlist(
  db: Database,
  job: ReviewableJob,
  { candidateIds, now }: { candidateIds: readonly number[]; now: Date },
): Promise<void> {
  const write = (tx: Transaction): void => {
    const wanted = new Set(candidateIds);
    const remove = [...listed(tx, job)].filter((id) => !wanted.has(id));
    writeChange(tx, job, { add: candidateIds, remove, order: candidateIds, now });
  };
  db.transaction(write, { behavior: "immediate" });
}

export type ShortlistChange = {
  add: readonly number[];
  remove: readonly number[];
  /** The new order, or null to keep it. Candidates that it doesn't list come last. */
  order: readonly number[] | null;
  now: Date;
};

/** Adds, removes and reorders entries without affecting other users' concurrent changes. */
export async function changeShortlist(
  db: Database,
  job: ReviewableJob,
  change: ShortlistChange,
): Promise<void> {
  db.transaction((tx) => writeChange(tx, job, change), { behavior: "immediate" });
}

function listed(tx: Transaction, job: ReviewableJob): Set<number> {
  const rows = tx
    .select({ id: shortlistEntries.candidateId })
    .from(shortlistEntries)
    .where(ownEntries(job))
    .all();
  return new Set(rows.map(({ id }) => id));
}

const among = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

function writeChange(
  tx: Transaction,
  job: ReviewableJob,
  { add, remove, order, now }: ShortlistChange,
): void {
  tx.delete(shortlistEntries)
    .where(and(ownEntries(job), inArray(shortlistEntries.candidateId, among(remove))))
    .run();
  const rows = tx
    .select({ id: scores.candidateId })
    .from(scores)
    .where(
      and(
        eq(scores.jobId, job.id),
        isUndeletedCandidate(scores.candidateId),
        inArray(scores.candidateId, among(add)),
      ),
    )
    .all();
  const ofJob = new Set(rows.map(({ id }) => id));
  // In the requested order, without duplicates.
  for (const candidateId of new Set(add)) {
    if (!ofJob.has(candidateId)) continue;
    tx.insert(shortlistEntries)
      .values({ userId: job.createdBy, jobId: job.id, candidateId, createdAt: now })
      .onConflictDoNothing()
      .run();
  }
  if (order === null) return;
  tx.update(shortlistEntries).set({ position: null }).where(ownEntries(job)).run();
  tx.run(sql`update shortlist_entries set position = ordered.place
    from (select value as id, min(key) as place from json_each(${JSON.stringify(order)})
      group by value) as ordered
    where candidate_id = ordered.id and job_id = ${job.id} and user_id = ${job.createdBy}`);
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
        isUndeletedCandidate(shortlistEntries.candidateId),
        isUndeletedJob(shortlistEntries.jobId),
      ),
    ),
  };
}
