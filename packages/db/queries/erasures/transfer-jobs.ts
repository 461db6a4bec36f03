import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import { AppError } from "@resume-picker/domain/errors";
import { and, count, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database, Transaction } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { blindEvents, candidateNotes, decisions } from "../../schema/decisions.ts";
import { evidenceReviews } from "../../schema/evidence.ts";
import { candidateMessages } from "../../schema/messages.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import { shortlistEntries } from "../../schema/shortlist.ts";
import { eraseCandidates } from "./erase-candidates.ts";
import { uploads } from "../../schema/uploads.ts";
import { candidateVersions } from "../../schema/versions.ts";

export type OwnedCounts = { jobs: number; candidates: number };

/** Rows already marked as deleted are deleted with the account and are not counted. */
export function countOwned(tx: Transaction, userId: string): OwnedCounts {
  const ofJobs = and(eq(jobs.createdBy, userId), isNull(jobs.deletedAt));
  const ofCandidates = and(eq(candidates.createdBy, userId), isNull(candidates.deletedAt));
  return {
    jobs: tx.select({ n: count() }).from(jobs).where(ofJobs).get()?.n ?? 0,
    candidates: tx.select({ n: count() }).from(candidates).where(ofCandidates).get()?.n ?? 0,
  };
}

export async function findOwnedCounts(db: Database, userId: string): Promise<OwnedCounts> {
  return db.transaction((tx) => countOwned(tx, userId));
}

/** Everything that an account has or, if `jobId` is set, that job with its candidates. */
type Transfer = { from: string; to: string; jobId?: number };

const isTransferred = ({ from, jobId }: Transfer) =>
  and(
    eq(candidates.createdBy, from),
    isNull(candidates.deletedAt),
    jobId === undefined
      ? undefined
      : sql`candidates.id in (select candidate_id from scores where job_id = ${jobId})`,
  );

/**
 * Transfers jobs and candidates to another account unchanged: scores, ranks, corrections,
 * shortlists, decisions, notes and files are kept. A candidate that the other account has with the
 * same file is merged.
 * @throws AppError CONFLICT if both accounts have a candidate with the same address and different
 * CVs, because only their owners can decide which CV is right. Also if a single job is transferred
 * and its candidates are on other jobs.
 */
export function transferJobs(tx: Transaction, change: Transfer): void {
  const { from, to, jobId } = change;
  if (jobId !== undefined) requireNotShared(tx, change);
  const twins = listDuplicates(tx, change);
  const different = twins.filter(({ isSameFile }) => !isSameFile);
  if (different.length > 0) {
    throw new AppError(
      "CONFLICT",
      `Both accounts have a candidate with the same e-mail address and different CVs (${different.length} in all). Hand the jobs to an account without them: you can invite one.`,
    );
  }
  for (const twin of twins) mergeInto(tx, twin);
  const merged = twins.map(({ id }) => id);
  // When the account is deleted, they are deleted with it.
  if (jobId !== undefined) eraseCandidates(tx, merged);
  tx.update(candidates)
    .set({ createdBy: to })
    .where(and(isTransferred(change), notInArray(candidates.id, merged)))
    .run();
  const isMeant = (id: SQLWrapper) => (jobId === undefined ? undefined : sql`${id} = ${jobId}`);
  tx.update(jobs)
    .set({ createdBy: to })
    .where(and(eq(jobs.createdBy, from), isNull(jobs.deletedAt), isMeant(jobs.id)))
    .run();
  tx.update(shortlistEntries)
    .set({ userId: to })
    .where(and(eq(shortlistEntries.userId, from), isMeant(shortlistEntries.jobId)))
    .run();
  tx.update(uploads)
    .set({ createdBy: to })
    .where(and(eq(uploads.createdBy, from), isMeant(uploads.jobId)))
    .run();
  // Mails waiting to be sent move to the candidates' new account.
  tx.run(sql`update mails set user_id = ${to} where candidate_message_id in
    (select m.id from candidate_messages m join jobs j on j.id = m.job_id where j.created_by = ${to})`);
  // An owner can't be a member as well.
  tx.run(sql`delete from job_members where user_id = ${to} and job_id in
    (select id from jobs where created_by = ${to})`);
}

/**
 * @throws AppError CONFLICT, because a candidate has one owner, who would lose them on the other
 * job.
 */
function requireNotShared(tx: Transaction, change: Transfer): void {
  const isElsewhere = sql`exists (select 1 from scores s join jobs j on j.id = s.job_id
    where s.candidate_id = candidates.id and j.deleted_at is null and j.id <> ${change.jobId})`;
  const shared = tx
    .select({ n: count() })
    .from(candidates)
    .where(and(isTransferred(change), isElsewhere))
    .get();
  if (!shared || shared.n === 0) return;
  const who = shared.n === 1 ? "1 candidate is" : `${shared.n} candidates are`;
  throw new AppError(
    "CONFLICT",
    `${who} also on your other jobs, so this job can’t be handed over. Delete these candidates or the other jobs first.`,
  );
}

type Duplicate = { id: number; other: number; isSameFile: boolean };

/** Candidates with the same file, or with the same address and compatible names. */
function listDuplicates(tx: Transaction, change: Transfer): Duplicate[] {
  const other = alias(candidates, "other");
  const isSameFile = eq(other.fileSha256, candidates.fileSha256);
  const isSameAddress = eq(sql`lower(${other.email})`, sql`lower(${candidates.email})`);
  return tx
    .select({
      id: candidates.id,
      other: other.id,
      isSameFile: sql<number>`${isSameFile}`,
      names: { one: candidates.name, other: other.name },
    })
    .from(candidates)
    .innerJoin(
      other,
      and(eq(other.createdBy, change.to), isNull(other.deletedAt), or(isSameFile, isSameAddress)),
    )
    .where(isTransferred(change))
    .all()
    .map(({ names, ...row }) => ({ ...row, names, isSameFile: row.isSameFile === 1 }))
    .filter((row) => row.isSameFile || compareNames(row.names.one, row.names.other) !== "differ");
}

/** Moves scores, shortlists, decisions, reviews, notes and versions to the other candidate. */
function mergeInto(tx: Transaction, { id, other }: Duplicate): void {
  tx.update(scores).set({ candidateId: other }).where(eq(scores.candidateId, id)).run();
  tx.update(shortlistEntries)
    .set({ candidateId: other })
    .where(eq(shortlistEntries.candidateId, id))
    .run();
  tx.update(decisions).set({ candidateId: other }).where(eq(decisions.candidateId, id)).run();
  tx.update(candidateNotes)
    .set({ candidateId: other })
    .where(eq(candidateNotes.candidateId, id))
    .run();
  tx.update(candidateMessages)
    .set({ candidateId: other })
    .where(eq(candidateMessages.candidateId, id))
    .run();
  tx.update(evidenceReviews)
    .set({ candidateId: other })
    .where(eq(evidenceReviews.candidateId, id))
    .run();
  tx.update(blindEvents).set({ candidateId: other }).where(eq(blindEvents.candidateId, id)).run();
  tx.run(
    sql`update or ignore retention_holds set candidate_id = ${other} where candidate_id = ${id}`,
  );
  // Rows that both have are deleted with the merged candidate.
  tx.run(
    sql`update or ignore ${candidateVersions} set candidate_id = ${other} where candidate_id = ${id}`,
  );
}
