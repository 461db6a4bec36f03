import type { ParsedCandidate } from "@resume-picker/db/queries/candidates";
import { listScoredJobs } from "@resume-picker/db/queries/jobs";
import { findJobWeights } from "@resume-picker/db/queries/scores";
import type { NewScore } from "@resume-picker/db/queries/replace-scores";
import type { ScoreOfCv } from "@resume-picker/db/queries/scored-jobs";
import type { Database } from "@resume-picker/db/connect";
import type { OwnedCandidate, OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { ScorableJob, ScorableResume } from "@resume-picker/domain/scoring/score/score";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import type { UserContext } from "../trpc.ts";

/** What scoring may see; the rest of the parse stays behind. */
export function scorableResume(parsed: ParsedResume, lines: readonly string[]): ScorableResume {
  const { headline, roles, education, certifications, skills, yearsExperience, gaps, asOf } =
    parsed;
  return { headline, roles, education, certifications, skills, yearsExperience, gaps, asOf, lines };
}

export async function weightsOf(db: Database, job: OwnedJob): Promise<ScoreWeights> {
  return (await findJobWeights(db, job)) ?? defaultWeights;
}

/** What was read of a CV, which may have no row yet. */
type ReadCv = Pick<ParsedCandidate, "parsed" | "lines" | "parserVersion"> & { fileSha256: string };
type Scorable = ReadCv & { candidateId: number };

/** Jobs whose descriptions stay read, by their length in all: that of sixty of the longest. */
const mostRead = 3_000_000;
const lastRead = new Map<number, StoredJob>();

type StoredJob = ScorableJob & { id: number };

/**
 * The same object for the same job for as long as nobody edits it. What is read of a description is
 * kept with the object, and an upload finds its job anew for each file.
 */
function asReadBefore(job: StoredJob): ScorableJob {
  const before = lastRead.get(job.id);
  const kept = before && (before === job || asksTheSame(before, job)) ? before : job;
  // As the last one: those that were asked for longest ago give way.
  lastRead.delete(job.id);
  lastRead.set(job.id, kept);
  let length = 0;
  for (const [id, { description }] of [...lastRead].reverse()) {
    length += description.length;
    if (length > mostRead) lastRead.delete(id);
  }
  return kept;
}

function asksTheSame(one: ScorableJob, other: ScorableJob): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    JSON.stringify(one.requirements) === JSON.stringify(other.requirements)
  );
}

/** The row that says how well this CV fits this job. */
function scoreForJob(candidate: Scorable, job: StoredJob, how: HowToScore): NewScore {
  return { ...scoreCv(candidate, job, how), candidateId: candidate.candidateId };
}

/** The same for several jobs, one at a time: the description of a long one takes a while to read. */
export async function scoreCvForJobs(
  cv: ReadCv,
  jobs: readonly StoredJob[],
  how: HowToScore,
): Promise<ScoreOfCv[]> {
  const scores: ScoreOfCv[] = [];
  for (const job of jobs) {
    if (scores.length > 0) await new Promise((resolve) => setImmediate(resolve));
    scores.push(scoreCv(cv, job, how));
  }
  return scores;
}

type HowToScore = { weights: ScoreWeights; now: Date };

function scoreCv(candidate: ReadCv, job: StoredJob, how: HowToScore): ScoreOfCv {
  const { breakdown, ...score } = scoreCandidate({
    resume: scorableResume(
      candidate.parsed,
      candidate.lines.map(({ text }) => text),
    ),
    job: asReadBefore(job),
    weights: how.weights,
    today: how.now.toISOString().slice(0, 10),
  });
  return {
    ...score,
    jobId: job.id,
    explanation: breakdown,
    fileSha256: candidate.fileSha256,
    parserVersion: candidate.parserVersion,
    asOf: candidate.parsed.asOf,
    scoredAt: how.now,
  };
}

/** The rows of one candidate for all jobs that the candidate is one of, with each job's weights. */
export async function scoreForAllJobs(
  ctx: UserContext,
  candidate: OwnedCandidate,
  { scorable, now }: { scorable: Scorable; now: Date },
): Promise<NewScore[]> {
  const rows: NewScore[] = [];
  for (const job of await listScoredJobs(ctx.db, candidate)) {
    rows.push(scoreForJob(scorable, job, { weights: await weightsOf(ctx.db, job), now }));
  }
  return rows;
}

/** Scores many without holding up other requests for longer than a few CVs take. */
export async function scoreAllForJob(
  candidates: readonly ParsedCandidate[],
  job: ScorableJob & { id: number },
  how: { weights: ScoreWeights; now: Date },
): Promise<NewScore[]> {
  const rows: NewScore[] = [];
  for (const [index, { candidate, parsed, lines, parserVersion }] of candidates.entries()) {
    if (index % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    const { id: candidateId, fileSha256 } = candidate;
    rows.push(scoreForJob({ candidateId, fileSha256, parsed, lines, parserVersion }, job, how));
  }
  return rows;
}
