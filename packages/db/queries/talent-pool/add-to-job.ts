import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { scores } from "../../schema/scoring.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { OwnedJob } from "../allowed-rows.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";

/** Returns those of the candidates that are already on the job. */
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

/** A score for a job new to the candidate, and the candidate's last change at that time. */
export type AddedScore = { score: NewScore; changedAt: Date };

/**
 * Adds existing candidates to a job. Nothing else about them changes.
 * @returns false, with nothing written, if the job or one of the candidates was changed or deleted
 * since.
 */
export async function addToJob(
  db: Database,
  job: OwnedJob,
  added: { scores: readonly AddedScore[]; action: NewAction },
): Promise<boolean> {
  return db.transaction(
    (tx) => {
      if (!areUnchanged(tx, [job])) return false;
      const isUnchanged = ({ score: { candidateId }, changedAt }: AddedScore) =>
        tx
          .select({ updatedAt: candidates.updatedAt })
          .from(candidates)
          .where(and(eq(candidates.id, candidateId), isUndeletedCandidate(candidates.id)))
          .get()
          ?.updatedAt.getTime() === changedAt.getTime();
      if (!added.scores.every(isUnchanged)) return false;
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
