import { count, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import type { NewScore } from "./replace-scores.ts";

/** A score of a CV that may not have a row yet. */
export type ScoreOfCv = Omit<NewScore, "candidateId">;

/** The version of a job that a score was computed for. */
export type ScoredJob = { id: number; updatedAt: Date };

/** Counts the jobs that a candidate is scored for, including those marked as deleted. */
export function countScoredJobs(tx: Transaction, candidateId: number): number {
  const ofCandidate = eq(scores.candidateId, candidateId);
  return tx.select({ n: count() }).from(scores).where(ofCandidate).get()?.n ?? 0;
}

/** True if none of the jobs was changed or deleted since. */
export function areUnchanged(tx: Transaction, scored: readonly ScoredJob[]): boolean {
  if (scored.length === 0) return true;
  const rows = tx
    .select({ id: jobs.id, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(
      inArray(
        jobs.id,
        scored.map(({ id }) => id),
      ),
    )
    .all();
  const present = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt.getTime()]));
  return scored.every(({ id, updatedAt }) => present.get(id) === updatedAt.getTime());
}
