import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import {
  findJudgedDocument,
  findJudging,
  listModelAnswers,
} from "@resume-picker/db/queries/scoring/judging";
import type { AnsweredBy } from "@resume-picker/db/queries/scoring/judging";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { readScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import type { ScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import type { ModelAnswers } from "@resume-picker/domain/scoring/judging/apply-judgment";
import { requireJob } from "../require-job.ts";
import type { UserContext } from "../trpc.ts";
import { hashSent, linesToSend } from "./model-in-score.ts";
import { retryWhileJobsChange, scoreForJob } from "./score-for-job.ts";

/** A model's new answers about a CV, in addition to the stored ones. */
export type Fresh = Pick<ModelAnswers, "byRequirement"> & Required<Pick<ModelAnswers, "repeats">>;

type Answered = {
  job: EditableJob;
  now: Date;
  marks: ScoreVersions;
  /** The score to store, based on the answers that count for the job. */
  score: NewScore;
  /** The score by the new answers, whether or not they count yet. */
  judged: NewScore;
};

/**
 * Scores a CV with new answers and saves them, and retries if the job or candidate was changed
 * meanwhile. Nothing is saved if the CV has been replaced since it was sent.
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
    const marks = readScoreVersions(db, job.id);
    const cv = findJudgedDocument(db, candidateId);
    const judging = findJudging(db, job.id);
    if (reading === null || cv === null || judging === null) return true;
    const redacted = linesToSend(cv);
    // The CV was replaced while the model processed it, so its answers are discarded.
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
