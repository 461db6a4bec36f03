import { count, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import type { NewScore } from "./replace-scores.ts";

/** A score of a CV that may have no row yet. */
export type ScoreOfCv = Omit<NewScore, "candidateId">;

/** A job as it was when something was scored for it. */
export type ScoredJob = { id: number; updatedAt: Date };

/** How many jobs a candidate is scored for, those marked as deleted among them. */
export function countScoredJobs(tx: Transaction, candidateId: number): number {
  const ofCandidate = eq(scores.candidateId, candidateId);
  return tx.select({ n: count() }).from(scores).where(ofCandidate).get()?.n ?? 0;
}

/** Whether none of the jobs was changed or deleted since. */
export function areAsScored(tx: Transaction, scored: readonly ScoredJob[]): boolean {
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
