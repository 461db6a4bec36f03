import type { AcceptedPhrase } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { acceptedPhrases } from "../../schema/evidence.ts";
import { jobs } from "../../schema/jobs.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { Decider } from "../decisions/decisions.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { changedSince, readScoreVersions } from "../scoring/score-versions.ts";
import type { ScoreVersions } from "../scoring/score-versions.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";
import type { ScoredJob } from "../scoring/scored-jobs.ts";

export type StoredPhrase = typeof acceptedPhrases.$inferSelect;

const ofJob = prepareOnce((db: Database) =>
  db
    .select()
    .from(acceptedPhrases)
    .where(eq(acceptedPhrases.jobId, sql.placeholder("jobId")))
    .orderBy(asc(acceptedPhrases.id))
    .prepare(),
);

/** Lists the phrases accepted for the requirements of a job, oldest first. */
export const listPhrases = (db: Database, jobId: number): StoredPhrase[] =>
  ofJob(db).all({ jobId });

export type PhraseChange =
  | { kind: "add"; phrase: AcceptedPhrase; by: Decider }
  | { kind: "remove"; phraseId: number };

/** Returns the phrases after the change. */
export function changePhrases(
  known: readonly StoredPhrase[],
  change: PhraseChange,
): AcceptedPhrase[] {
  if (change.kind === "remove") return known.filter(({ id }) => id !== change.phraseId);
  return [...known, change.phrase];
}

/**
 * Adds or removes a phrase and saves the job's resulting scores.
 * @returns false, with nothing written, if the job or one of its candidates was changed since.
 */
export function savePhrase(
  db: Database,
  job: ScoredJob,
  saved: {
    change: PhraseChange;
    scores: readonly NewScore[];
    marks: ScoreVersions;
    action: NewAction;
    now: Date;
  },
): boolean {
  const { change, scores, marks, action, now } = saved;
  const write = (tx: Transaction): boolean => {
    const present = readScoreVersions(tx, job.id);
    if (!areUnchanged(tx, [job]) || changedSince(marks, present).length > 0) return false;
    writePhrase(tx, job.id, { change, now });
    // Makes concurrent scoring runs start again with the current phrases.
    tx.update(jobs).set({ updatedAt: now }).where(eq(jobs.id, job.id)).run();
    replaceScores(
      tx,
      scores.filter(({ candidateId }) => present.has(candidateId)),
    );
    insertAction(tx, action);
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}

function writePhrase(
  tx: Transaction,
  jobId: number,
  { change, now }: { change: PhraseChange; now: Date },
): void {
  if (change.kind === "remove") {
    const { id } = acceptedPhrases;
    tx.delete(acceptedPhrases)
      .where(and(eq(acceptedPhrases.jobId, jobId), eq(id, change.phraseId)))
      .run();
    return;
  }
  const { by, phrase } = change;
  const { part, requirement } = phrase;
  const who = { acceptedBy: by.id, acceptedByName: by.name, acceptedAt: now };
  tx.insert(acceptedPhrases)
    .values({ jobId, part, requirement, phrase: phrase.phrase, ...who })
    .onConflictDoNothing()
    .run();
}
