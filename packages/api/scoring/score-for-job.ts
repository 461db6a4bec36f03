import type { ParsedCandidate } from "@resume-picker/db/queries/candidates/candidates";
import { listScoredJobs } from "@resume-picker/db/queries/jobs";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import type { ScoreOfCv } from "@resume-picker/db/queries/scoring/scored-jobs";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import type { StoredJob } from "@resume-picker/domain/jobs/job";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { listReviews } from "@resume-picker/db/queries/evidence/reviews";
import type { Database } from "@resume-picker/db/connect";
import { AppError } from "@resume-picker/domain/errors";
import { wholeSentence } from "@resume-picker/domain/scoring/evidence/whole-sentence";
import type { QuotableLine } from "@resume-picker/domain/scoring/evidence/whole-sentence";
import { boundQuote } from "@resume-picker/domain/scoring/score/bound-quote";
import type { EvidenceQuote } from "@resume-picker/domain/scoring/score/score";
import type { EvidenceReview } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { scorableResume } from "@resume-picker/domain/scoring/scorable-resume";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { scoreByReading } from "@resume-picker/domain/scoring/score-candidate";
import { findJudging } from "@resume-picker/db/queries/scoring/judging";
import type { JobJudging } from "@resume-picker/db/queries/scoring/judging";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { scoringVersion } from "@resume-picker/domain/scoring/scoring-version";
import type { ModelInScore } from "@resume-picker/domain/scoring/judging/apply-judgment";
import type { UserContext } from "../trpc.ts";
import { loadModelInScore } from "./model-in-score.ts";

/** A parsed CV, which may not have a row yet. */
type ReadCv = Pick<ParsedCandidate, "parsed" | "lines" | "parserVersion"> & {
  fileSha256: string;
  /** Null if the candidate has no row yet. */
  candidateId: number | null;
};
export type Scorable = ReadCv & { candidateId: number };

/** The parts of a job used for scoring: its parsed posting and its weights. */
type ReadStoredJob = { id: number; weights: ScoreWeights; reading: JobReading };

/** Scores a CV for a job, by the rules and people's reviews. */
export function scoreForJob(
  db: Database,
  candidate: Scorable,
  { job, now, ...given }: ScoredFor,
): NewScore {
  const { candidateId } = candidate;
  const { model = loadModelInScore(db, candidate, { jobId: job.id }) } = given;
  const reviews = given.reviews ?? listReviews(db, { candidateId, jobId: job.id });
  return { ...scoreCv(candidate, { ...job, reviews, model }, now), candidateId };
}

type ScoredFor = {
  job: ReadStoredJob;
  /** The reviews to use instead of the stored ones. */
  reviews?: readonly EvidenceReview[];
  model?: ModelInScore | null;
  now: Date;
};

/**
 * Scores several jobs one at a time and lets other requests run in between. Jobs deleted meanwhile
 * are skipped.
 */
export async function scoreCvForJobs(
  db: Database,
  { cv, jobs }: { cv: ReadCv; jobs: readonly Pick<StoredJob, "id" | "weights">[] },
  now: Date,
): Promise<ScoreOfCv[]> {
  const scores: ScoreOfCv[] = [];
  for (const { id, weights } of jobs) {
    if (scores.length > 0) await new Promise((resolve) => setImmediate(resolve));
    const reading = loadJobReading(db, id);
    const { candidateId } = cv;
    const reviews = candidateId === null ? [] : listReviews(db, { candidateId, jobId: id });
    const model = loadModelInScore(db, cv, { jobId: id });
    if (reading) scores.push(scoreCv(cv, { id, weights, reading, reviews, model }, now));
  }
  return scores;
}

function scoreCv(
  candidate: ReadCv,
  job: ReadStoredJob & { reviews: readonly EvidenceReview[]; model: ModelInScore | null },
  now: Date,
): ScoreOfCv {
  const { breakdown, ...score } = scoreByReading({
    resume: scorableResume(
      candidate.parsed,
      candidate.lines.map(({ text }) => text),
    ),
    reading: job.reading,
    reviews: job.reviews,
    model: job.model,
    weights: job.weights,
    today: now.toISOString().slice(0, 10),
  });
  return {
    ...score,
    jobId: job.id,
    explanation: breakdown.map((part) => ({
      ...part,
      rows: part.rows.map((row) => ({
        ...row,
        quote: row.quote && inWholeSentence(row.quote, candidate.lines),
        ...(row.nearest ? { nearest: inWholeSentence(row.nearest, candidate.lines) } : {}),
      })),
      quotes: part.quotes.map((quote) => inWholeSentence(quote, candidate.lines)),
    })),
    fileSha256: candidate.fileSha256,
    parserVersion: candidate.parserVersion,
    asOf: candidate.parsed.asOf,
    scoringVersion,
    scoredAt: now,
  };
}

/** Extends a quoted line to the end of its sentence. Text entered by hand is unchanged. */
function inWholeSentence(quote: EvidenceQuote, lines: readonly QuotableLine[]): EvidenceQuote {
  if (lines[quote.line]?.text !== quote.text) return quote;
  return boundQuote({ ...quote, text: wholeSentence(lines, quote.line) });
}

/**
 * Returns a candidate's scores for all of their jobs, and these jobs as they were scored. The
 * caller must check whether a job was changed meanwhile.
 */
export async function scoreForAllJobs(
  ctx: UserContext,
  candidate: EditableCandidate,
  { scorable, now }: { scorable: Scorable; now: Date },
): Promise<{ scores: NewScore[]; jobs: StoredJob[] }> {
  const jobs = await listScoredJobs(ctx.db, candidate);
  const { candidateId } = scorable;
  const scores = await scoreCvForJobs(ctx.db, { cv: scorable, jobs }, now);
  return { scores: scores.map((score) => ({ ...score, candidateId })), jobs };
}

/** Limits the retries if someone keeps editing a job. */
const maxAttempts = 5;

/** Scores again if a job was edited or deleted while a CV was scored for it. */
export async function retryWhileJobsChange<Saved>(
  save: () => Promise<Saved | null>,
): Promise<Saved> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const saved = await save();
    if (saved !== null) return saved;
  }
  throw new AppError(
    "CONFLICT",
    "The job or the candidate was changed while the CV was scored. Please try it again.",
  );
}

type WhoCounts = Pick<JobJudging, "judgedBy" | "countedModel" | "countedRubric">;

/** Scores many candidates and lets other requests run after every few CVs. */
export async function scoreAllForJob(
  db: Database,
  candidates: readonly ParsedCandidate[],
  at: { job: ReadStoredJob; now: Date; counts?: WhoCounts },
): Promise<NewScore[]> {
  const rows: NewScore[] = [];
  const known = findJudging(db, at.job.id);
  for (const [index, { candidate, parsed, lines, parserVersion }] of candidates.entries()) {
    if (index % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    const { id: candidateId, fileSha256 } = candidate;
    const cv = { candidateId, fileSha256, parsed, lines, parserVersion };
    const judging = known && { ...known, ...at.counts };
    const model = loadModelInScore(db, cv, { jobId: at.job.id, judging });
    rows.push(scoreForJob(db, cv, { ...at, model }));
  }
  return rows;
}
