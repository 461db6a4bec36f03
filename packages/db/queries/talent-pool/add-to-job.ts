import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import { isKeptCandidate } from "../kept-rows.ts";
import type { OwnedJob } from "../allowed-rows.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areAsScored } from "../scoring/scored-jobs.ts";

/** Of these candidates those that the job has already. */
export async function listOfJob(
  db: Database,
  job: OwnedJob,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = db
    .select({ id: scores.candidateId })
    .from(scores)
    .where(
      and(
        eq(scores.jobId, job.id),
        inArray(scores.candidateId, sql`(select value from json_each(${JSON.stringify(ids)}))`),
      ),
    )
    .all();
  return new Set(rows.map(({ id }) => id));
}

/** A score for a job that its candidate is new to, and when the candidate had changed last by then. */
export type AddedScore = { score: NewScore; changedAt: Date };

/**
 * Makes existing candidates candidates of a job as well; nothing else of them changes.
 * @returns false, with nothing written, when the job or one of them was changed or deleted since.
 */
export async function addToJob(
  db: Database,
  job: OwnedJob,
  added: { scores: readonly AddedScore[]; action: NewAction },
): Promise<boolean> {
  return db.transaction(
    (tx) => {
      if (!areAsScored(tx, [job])) return false;
      const isAsScored = ({ score: { candidateId }, changedAt }: AddedScore) =>
        tx
          .select({ updatedAt: candidates.updatedAt })
          .from(candidates)
          .where(and(eq(candidates.id, candidateId), isKeptCandidate(candidates.id)))
          .get()
          ?.updatedAt.getTime() === changedAt.getTime();
      if (!added.scores.every(isAsScored)) return false;
      replaceScores(
        tx,
        added.scores.map(({ score }) => score),
      );
      insertAction(tx, added.action);
      return true;
    },
    { behavior: "immediate" },
  );
}
