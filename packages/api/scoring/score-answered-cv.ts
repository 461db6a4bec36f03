import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  findJudgedDocument,
  findJudging,
  listModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import type { AnsweredBy } from "@resume-picker/db/queries/scoring/judging";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { readScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import type { ScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import type { ModelAnswers } from "@resume-picker/domain/scoring/judging/apply-judgment";
import { requireJob } from "../require-job.ts";
import type { UserContext } from "../trpc.ts";
import { hashSent, linesToSend } from "./model-in-score.ts";
import { retryWhileJobsChange, scoreForJob } from "./score-for-job.ts";

/** What a model has just answered of a CV, beside what is stored. */
export type Fresh = Pick<ModelAnswers, "byRequirement"> & Required<Pick<ModelAnswers, "repeats">>;

type Answered = {
  job: EditableJob;
  now: Date;
  marks: ScoreMarks;
  /** As it is to be stored: by the answers that count for the job. */
  score: NewScore;
  /** By the fresh answers, whether they count or wait to be used. */
  judged: NewScore;
};

/**
 * Scores a CV by answers that have just come, and saves them; again where the job or the candidate
 * was changed meanwhile. Without a CV that is still the one that was sent, nothing is saved.
 */
export async function scoreAnsweredCv(
  ctx: UserContext,
  { job, by, fresh }: { job: EditableJob; by: AnsweredBy; fresh: Fresh },
  save: (answered: Answered) => boolean,
): Promise<void> {
  const { db } = ctx;
  const { candidateId, model } = by;
  await retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "edit");
    const reading = loadJobReading(db, job.id);
    const marks = readScoreMarks(db, job.id);
    const cv = findJudgedDocument(db, candidateId);
    const judging = findJudging(db, job.id);
    if (reading === null || cv === null || judging === null) return true;
    const redacted = linesToSend(cv);
    // Another CV took its place while the model read this one: its answers are about none.
    if (hashSent(redacted) !== by.sentSha256) return true;
    const known = listModelAnswers(db, by);
    const answers: ModelAnswers = {
      ...{ model, redacted },
      byRequirement: new Map([...known.byRequirement, ...fresh.byRequirement]),
      repeats: new Map([...known.repeats, ...fresh.repeats]),
    };
    const now = ctx.clock();
    const of = { candidateId, ...cv };
    const scored = { job: { ...present, reading }, now };
    const { judgedBy, countedModel, countedRubric } = judging;
    const judged = scoreForJob(db, of, { ...scored, model: { judgedBy, answers } });
    const isCounted = countedModel === model && countedRubric === by.rubricVersion;
    const score = isCounted ? judged : scoreForJob(db, of, scored);
    return save({ job: present, now, marks, score, judged }) || null;
  });
}
