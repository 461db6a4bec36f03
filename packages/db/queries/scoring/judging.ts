import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import type { JudgedBy } from "@resume-picker/domain/scoring/score/score";
import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidateDocuments, candidates } from "../../schema/candidates.ts";
import { users } from "../../schema/accounts.ts";
import { jobs } from "../../schema/jobs.ts";
import { jobJudgings, modelAnswers, scores } from "../../schema/scoring.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { EditableJob, ViewableJob } from "../allowed-rows.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import { isScored } from "./place-by-total.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";
import { changedSince, readScoreVersions } from "./score-versions.ts";
import type { ScoreVersions } from "./score-versions.ts";
import { areUnchanged } from "./scored-jobs.ts";

export type JobJudging = typeof jobJudgings.$inferSelect;

const statements = prepareOnce((db: Database) => ({
  ofJob: db
    .select()
    .from(jobJudgings)
    .where(eq(jobJudgings.jobId, sql.placeholder("jobId")))
    .prepare(),
  answers: db
    .select({
      requirement: modelAnswers.requirement,
      answers: modelAnswers.answers,
      repeats: modelAnswers.repeats,
    })
    .from(modelAnswers)
    .where(
      and(
        eq(modelAnswers.candidateId, sql.placeholder("candidateId")),
        eq(modelAnswers.model, sql.placeholder("model")),
        eq(modelAnswers.rubricVersion, sql.placeholder("rubricVersion")),
        eq(modelAnswers.sentSha256, sql.placeholder("sentSha256")),
      ),
    )
    .prepare(),
  document: db
    .select({
      fileSha256: candidates.fileSha256,
      fileType: candidates.fileType,
      parserVersion: candidateDocuments.parserVersion,
      parsed: candidateDocuments.parsed,
      lines: candidateDocuments.lines,
      hidden: candidateDocuments.hidden,
      redacted: candidateDocuments.redacted,
    })
    .from(candidateDocuments)
    .innerJoin(candidates, eq(candidates.id, candidateDocuments.candidateId))
    .where(eq(candidateDocuments.candidateId, sql.placeholder("candidateId")))
    .prepare(),
}));

/** Null if no model was ever asked for this job. */
export const findJudging = (db: Database, jobId: number): JobJudging | null =>
  statements(db).ofJob.get({ jobId }) ?? null;

/** Whether a model was asked for a job of the user, or for one that the user is a member of. */
export const hasJudgedJob = (db: Database, userId: string): boolean =>
  db.get(sql`select 1 from ${jobJudgings} where job_id in (
    select id from jobs where created_by = ${userId}
    union all select job_id from job_members where user_id = ${userId}) limit 1`) !== undefined;

/** What a model may read of a candidate, and where it comes from; callers may see the candidate. */
export const findJudgedDocument = (db: Database, candidateId: number) =>
  statements(db).document.get({ candidateId }) ?? null;
export type JudgedDocument = NonNullable<ReturnType<typeof findJudgedDocument>>;

export type AnsweredBy = {
  candidateId: number;
  model: string;
  rubricVersion: number;
  sentSha256: string;
};

/** Returns a model's answers about one CV by requirement, including repeated answers. */
export function listModelAnswers(db: Database, by: AnsweredBy) {
  const rows = statements(db).answers.all(by);
  return {
    byRequirement: new Map(rows.map(({ requirement, answers }) => [requirement, answers])),
    repeats: new Map(
      rows.flatMap(({ requirement, repeats }) =>
        repeats === null ? [] : [[requirement, repeats] as const],
      ),
    ),
  };
}

/** Lists the candidates of a job in the order in which they are judged. */
export function listToJudge(db: Database, job: ViewableJob): number[] {
  return db
    .select({ id: scores.candidateId })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(and(eq(scores.jobId, job.id), isUndeletedCandidate(scores.candidateId), isScored))
    .orderBy(scores.candidateId)
    .all()
    .map(({ id }) => id);
}

/** Counts the CVs without an answer of this model to some requirement, and their length. */
export function measureUnjudged(
  db: Database,
  job: ViewableJob,
  by: Pick<AnsweredBy, "model" | "rubricVersion">,
): { cvs: number; characters: number } {
  const { must, nice } = job.requirements;
  const asked = JSON.stringify([...must, ...nice]);
  return db.get<{ cvs: number; characters: number }>(sql`
    select count(*) as cvs, coalesce(sum(length(d.redacted)), 0) as characters
    from scores s join candidate_documents d on d.candidate_id = s.candidate_id
    join candidates on candidates.id = s.candidate_id and candidates.deleted_at is null
    where ${isScored} and s.job_id = ${job.id} and exists (
      select 1 from json_each(${asked}) r where not exists (
        select 1 from model_answers a where a.candidate_id = s.candidate_id
          and a.model = ${by.model} and a.rubric_version = ${by.rubricVersion}
          and a.requirement = r.value))`);
}

/** The CVs of a job that follow the rules because the model that the job follows has no answers. */
export const countNotJudged = (db: Database, job: ViewableJob): number =>
  db.get<{ count: number }>(sql`
    select count(*) as count from scores s
    join candidates on candidates.id = s.candidate_id and candidates.deleted_at is null
    where s.job_id = ${job.id} and exists (
      select 1 from json_each(s.warnings) where value ->> 'code' = 'not-judged')`).count;

type Begun = Pick<JobJudging, "model" | "rubricVersion" | "total"> & {
  userId: string;
  now: Date;
};

/**
 * Tokens add up over all runs. Whose answers count stays as it was, unless there are none of them:
 * a first run counts at once, by what the job's owner wants for new jobs.
 * @returns whether the job starts to use the model now, so its CVs must be scored again.
 */
export function beginJudging(db: Database, job: EditableJob, begun: Begun): boolean {
  const { now, ...run } = begun;
  const set = { ...run, status: "running" as const, failure: null, done: 0, startedAt: now };
  const counted = { countedModel: run.model, countedRubric: run.rubricVersion };
  const known = findJudging(db, job.id);
  const isFirst = known === null || !hasCountedAnswers(db, known);
  const judgedBy = known?.judgedBy ?? defaultJudge(db, job);
  db.insert(jobJudgings)
    .values({ jobId: job.id, judgedBy, tokens: 0, endedAt: null, ...counted, ...set })
    .onConflictDoUpdate({
      target: jobJudgings.jobId,
      set: { ...set, endedAt: null, ...(isFirst ? counted : {}) },
    })
    .run();
  return known === null && judgedBy === "model";
}

/** Whether the model whose answers count has answered about any CV of the job. */
const hasCountedAnswers = (db: Database, { jobId, ...by }: JobJudging): boolean =>
  db.get(sql`select 1 from ${scores} s join ${modelAnswers} a on a.candidate_id = s.candidate_id
    where s.job_id = ${jobId} and a.model = ${by.countedModel}
      and a.rubric_version = ${by.countedRubric} limit 1`) !== undefined;

function defaultJudge(db: Database, { createdBy, createdAt }: EditableJob): JudgedBy {
  const owner = db
    .select({ since: users.modelJudgesSince })
    .from(users)
    .where(eq(users.id, createdBy))
    .get();
  const since = owner?.since ?? null;
  return since !== null && createdAt >= since ? "model" : "rules";
}

export function endJudging(
  db: Database,
  jobId: number,
  end: Pick<JobJudging, "status" | "failure"> & { now: Date },
): void {
  const { now: endedAt, status, failure } = end;
  db.update(jobJudgings)
    .set({ status, failure, endedAt })
    .where(eq(jobJudgings.jobId, jobId))
    .run();
}

export function addJudgedTokens(db: Database, jobId: number, tokens: number): void {
  db.update(jobJudgings)
    .set({ tokens: sql`${jobJudgings.tokens} + ${tokens}` })
    .where(eq(jobJudgings.jobId, jobId))
    .run();
}

/**
 * Saves the answers about one CV and the resulting score, all or nothing.
 * @returns false, with nothing written, if the job or the candidate was changed since it was
 * scored.
 */
export function saveModelAnswers(
  db: Database,
  job: EditableJob,
  saved: {
    by: AnsweredBy;
    answers: ReadonlyMap<string, (ModelAnswer | null)[]>;
    score: NewScore;
    marks: ScoreVersions;
    now: Date;
  },
): boolean {
  const { by, answers, score, marks, now } = saved;
  const { candidateId } = by;
  const write = (tx: Transaction): boolean => {
    const present = readScoreVersions(tx, job.id).get(candidateId);
    if (!areUnchanged(tx, [job]) || present !== marks.get(candidateId)) return false;
    for (const [requirement, parts] of answers) {
      tx.insert(modelAnswers)
        .values({ ...by, requirement, answers: parts, answeredAt: now })
        .onConflictDoNothing()
        .run();
    }
    if (present !== undefined) replaceScores(tx, [score]);
    tx.update(jobJudgings)
      .set({ done: sql`${jobJudgings.done} + 1` })
      .where(eq(jobJudgings.jobId, job.id))
      .run();
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}

/**
 * Sets whether a job's scores follow the rules or a model, and saves the resulting scores.
 * @returns false, with nothing written, if the job or one of its candidates was changed since.
 */
export function saveCountedAnswers(
  db: Database,
  job: EditableJob,
  saved: {
    counts: Partial<Pick<JobJudging, "judgedBy" | "countedModel" | "countedRubric">>;
    scores: readonly NewScore[];
    marks: ScoreVersions;
    action: NewAction;
  },
): boolean {
  const { counts, scores: rows, marks, action } = saved;
  const write = (tx: Transaction): boolean => {
    const present = readScoreVersions(tx, job.id);
    if (!areUnchanged(tx, [job]) || changedSince(marks, present).length > 0) return false;
    tx.update(jobJudgings).set(counts).where(eq(jobJudgings.jobId, job.id)).run();
    // Makes concurrent scoring runs start again with the job's new setting.
    tx.update(jobs).set({ updatedAt: action.now }).where(eq(jobs.id, job.id)).run();
    replaceScores(
      tx,
      rows.filter(({ candidateId }) => present.has(candidateId)),
    );
    insertAction(tx, action);
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}
