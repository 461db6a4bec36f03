import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { agreementChecks, modelAnswers } from "../../schema/scoring.ts";
import type { EditableJob, ViewableJob } from "../allowed-rows.ts";
import { isScored } from "./place-by-total.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";
import { readScoreVersions } from "./score-versions.ts";
import type { ScoreVersions } from "./score-versions.ts";
import { areUnchanged } from "./scored-jobs.ts";
import type { AnsweredBy } from "./judging.ts";

export type AgreementCheck = typeof agreementChecks.$inferSelect;

export const findAgreementCheck = (db: Database, jobId: number): AgreementCheck | null =>
  db.select().from(agreementChecks).where(eq(agreementChecks.jobId, jobId)).get() ?? null;

/** Number of CVs in a sample. */
const cvsOfCheck = 10;

/**
 * Selects CVs of a job to ask a model about again: those with an answer that was given only once,
 * in an arbitrary order, with the length of their text.
 */
export function listToCheck(
  db: Database,
  job: ViewableJob,
  by: Pick<AnsweredBy, "model" | "rubricVersion">,
): { candidateId: number; characters: number }[] {
  const { must, nice } = job.requirements;
  return db.all<{ candidateId: number; characters: number }>(sql`
    select s.candidate_id as candidateId, length(d.redacted) as characters
    from scores s join candidate_documents d on d.candidate_id = s.candidate_id
    join candidates on candidates.id = s.candidate_id and candidates.deleted_at is null
    join model_answers a on a.candidate_id = s.candidate_id
    where ${isScored} and s.job_id = ${job.id} and a.repeats is null
      and a.model = ${by.model} and a.rubric_version = ${by.rubricVersion}
      and a.requirement in (select value from json_each(${JSON.stringify([...must, ...nice])}))
    group by s.candidate_id order by min(a.sent_sha256) limit ${cvsOfCheck}`);
}

type Begun = Pick<AgreementCheck, "model" | "rubricVersion" | "total"> & {
  userId: string;
  now: Date;
};

/** Counts accumulate over the checks of one model and restart for another model. */
export function beginAgreementCheck(db: Database, job: EditableJob, begun: Begun): void {
  const { now, ...check } = begun;
  const known = findAgreementCheck(db, job.id);
  const isSame = known?.model === begun.model && known.rubricVersion === begun.rubricVersion;
  const none = { rows: 0, unstable: 0, tokens: 0 };
  const state = { status: "running" as const, failure: null, done: 0, endedAt: null };
  const set = { ...check, ...state, startedAt: now, ...(isSame ? {} : none) };
  db.insert(agreementChecks)
    .values({ jobId: job.id, ...none, ...set })
    .onConflictDoUpdate({ target: agreementChecks.jobId, set })
    .run();
}

export function endAgreementCheck(
  db: Database,
  jobId: number,
  { now: endedAt, ...end }: Pick<AgreementCheck, "status" | "failure"> & { now: Date },
): void {
  const set = { ...end, endedAt };
  db.update(agreementChecks).set(set).where(eq(agreementChecks.jobId, jobId)).run();
}

/** Marks checks abandoned by an earlier process as failed. Answers received so far are kept. */
export function endAbandonedChecks(db: Database, failure: string, now: Date): void {
  db.update(agreementChecks)
    .set({ status: "failed", failure, endedAt: now })
    .where(eq(agreementChecks.status, "running"))
    .run();
}

export function addCheckTokens(db: Database, jobId: number, tokens: number): void {
  db.update(agreementChecks)
    .set({ tokens: sql`${agreementChecks.tokens} + ${tokens}` })
    .where(eq(agreementChecks.jobId, jobId))
    .run();
}

/**
 * Saves a model's repeated answers about one CV and the resulting score, all or nothing.
 * @returns false, with nothing written, if the job or the candidate was changed since it was
 * scored.
 */
export function saveRepeats(
  db: Database,
  job: EditableJob,
  saved: {
    by: AnsweredBy;
    repeats: ReadonlyMap<string, (ModelAnswer | null)[][]>;
    unstable: number;
    score: NewScore;
    marks: ScoreVersions;
  },
): boolean {
  const { by, repeats, unstable, score, marks } = saved;
  const write = (tx: Transaction): boolean => {
    const present = readScoreVersions(tx, job.id).get(by.candidateId);
    if (!areUnchanged(tx, [job]) || present !== marks.get(by.candidateId)) return false;
    for (const [requirement, again] of repeats) {
      tx.update(modelAnswers)
        .set({ repeats: again })
        .where(
          and(
            eq(modelAnswers.candidateId, by.candidateId),
            eq(modelAnswers.model, by.model),
            eq(modelAnswers.rubricVersion, by.rubricVersion),
            eq(modelAnswers.sentSha256, by.sentSha256),
            eq(modelAnswers.requirement, requirement),
          ),
        )
        .run();
    }
    if (present !== undefined) replaceScores(tx, [score]);
    tx.update(agreementChecks)
      .set({
        done: sql`${agreementChecks.done} + 1`,
        rows: sql`${agreementChecks.rows} + ${repeats.size}`,
        unstable: sql`${agreementChecks.unstable} + ${unstable}`,
      })
      .where(eq(agreementChecks.jobId, job.id))
      .run();
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}
