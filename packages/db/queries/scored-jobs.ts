import { eq, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { jobs } from "../schema/jobs.ts";
import { scores } from "../schema/scoring.ts";
import type { NewScore } from "./replace-scores.ts";

/** A score of a CV that may have no row yet. */
export type ScoreOfCv = Omit<NewScore, "candidateId">;

/** A job as it was when something was scored for it. */
export type ScoredJob = { id: number; updatedAt: Date };

/** Which jobs a candidate is scored for. */
export function listScoredJobs(tx: Transaction | Database, candidateId: number): number[] {
  return tx
    .select({ jobId: scores.jobId })
    .from(scores)
    .where(eq(scores.candidateId, candidateId))
    .all()
    .map(({ jobId }) => jobId);
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
