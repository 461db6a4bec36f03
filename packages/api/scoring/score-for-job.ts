import type { ParsedCandidate } from "@resume-picker/db/queries/candidates";
import { findJobWeights } from "@resume-picker/db/queries/scores";
import type { NewScore } from "@resume-picker/db/queries/replace-scores";
import type { Database } from "@resume-picker/db/connect";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { ParsedResume } from "@resume-picker/domain/resume/parsed-resume";
import type { ScorableJob, ScorableResume } from "@resume-picker/domain/scoring/score";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/weights";
import type { ScoreWeights } from "@resume-picker/domain/scoring/weights";

/** What scoring may see; the rest of the parse stays behind. */
export function scorableResume(parsed: ParsedResume): ScorableResume {
  const { headline, roles, education, certifications, skills, yearsExperience, gaps, asOf } =
    parsed;
  return { headline, roles, education, certifications, skills, yearsExperience, gaps, asOf };
}

export async function weightsOf(db: Database, job: OwnedJob): Promise<ScoreWeights> {
  return (await findJobWeights(db, job)) ?? defaultWeights;
}

type Scorable = Pick<ParsedCandidate, "parsed" | "parserVersion"> & {
  candidateId: number;
  fileSha256: string;
};

/** The row that says how well this CV fits this job. */
export function scoreForJob(
  candidate: Scorable,
  job: ScorableJob & { id: number },
  how: { weights: ScoreWeights; now: Date },
): NewScore {
  const { breakdown, ...score } = scoreCandidate({
    resume: scorableResume(candidate.parsed),
    job,
    weights: how.weights,
    today: how.now.toISOString().slice(0, 10),
  });
  return {
    ...score,
    candidateId: candidate.candidateId,
    jobId: job.id,
    explanation: breakdown,
    fileSha256: candidate.fileSha256,
    parserVersion: candidate.parserVersion,
    asOf: candidate.parsed.asOf,
    scoredAt: how.now,
  };
}

/** Scores many without holding up other requests for longer than a few CVs take. */
export async function scoreAllForJob(
  candidates: readonly ParsedCandidate[],
  job: ScorableJob & { id: number },
  how: { weights: ScoreWeights; now: Date },
): Promise<NewScore[]> {
  const rows: NewScore[] = [];
  for (const [index, { candidate, parsed, parserVersion }] of candidates.entries()) {
    if (index % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    const { id: candidateId, fileSha256 } = candidate;
    rows.push(scoreForJob({ candidateId, fileSha256, parsed, parserVersion }, job, how));
  }
  return rows;
}
