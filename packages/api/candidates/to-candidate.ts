import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { iterateScored } from "@resume-picker/db/queries/candidates/scores";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { Page } from "@resume-picker/db/queries/scoring/place-by-total";
import type {
  Candidate,
  CandidateFacts,
  CandidateWarning,
  KnownCorrection,
} from "@resume-picker/domain/candidates/candidate";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { columnFields, mapFields, statedFields } from "@resume-picker/domain/candidate-fields";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { mapScoreFields } from "@resume-picker/domain/score-parts";

import { explanationText } from "@resume-picker/domain/scoring/score/explain-score";
import type { UserContext } from "../trpc.ts";
import { withReviews } from "./row-reviews.ts";

/** Converts a stored candidate and score to the shape that clients get. */
export function toCandidate(scored: ScoredCandidate): Candidate {
  const { candidate, score } = scored;
  const { explanation, totalScore, missingMustHave, weights } = score;
  const breakdown = explanation.map((part) => withReviews(part, scored));
  const notScored = whyNotScored(candidate.warnings);
  return {
    ...describeCandidate(candidate, {
      ...scored,
      warnings: score.warnings,
      parserVersion: score.parserVersion,
    }),
    decision: scored.decision,
    score: {
      totalScore,
      ...mapScoreFields(({ field }) => score[field]),
      missingMustHave,
      mustStates: score.mustStates,
      modelDifferences: score.modelDifferences,
      manualRank: score.manualRank,
      manualRankedAt: score.manualRankedAt,
      aiRank: score.aiRank,
      aiRankReason: score.aiRankReason,
      aiRankEngine: score.aiRankEngine,
      aiRankedAt: score.aiRankedAt,
      isAiRankOutdated: score.isAiRankOutdated,
      explanation:
        notScored === null
          ? explanationText({ totalScore, missingMustHave, weights, breakdown })
          : `${notScored}.`,
      breakdown,
      weights,
      scoredAt: score.scoredAt,
    },
  };
}

type RelatedData = Pick<
  ScoredCandidate,
  "corrections" | "skills" | "sameEmail" | "versionCount"
> & {
  /** The warnings of the job's score. */
  warnings: readonly CandidateWarning[];
  parserVersion: number;
};

/** Returns the facts about a candidate that don't depend on a job. */
export function describeCandidate(
  candidate: ScoredCandidate["candidate"],
  { corrections, skills, sameEmail, versionCount, ...related }: RelatedData,
): CandidateFacts {
  // Listed field by field, since spreading query rows costs more than reading them.
  return {
    id: candidate.id,
    ...mapFields(columnFields, (key) => candidate[key]),
    ...mapFields(statedFields, (key) => candidate.stated[key] ?? null),
    links: candidate.links,
    fileName: candidate.fileName,
    fileType: candidate.fileType,
    yearsExperience: candidate.yearsExperience,
    lastRoleTitle: candidate.lastRoleTitle,
    experienceGaps: candidate.experienceGaps,
    experienceTimeline: candidate.experienceTimeline,
    warnings: [...candidate.warnings, ...related.warnings, ...(sameEmail ? [sameEmail] : [])],
    asOf: candidate.asOf,
    createdAt: candidate.createdAt,
    skills,
    corrections: corrections.map(toKnownCorrection),
    isOutdated: related.parserVersion < parserVersion,
    isBlind: false,
    versionCount,
  };
}

/** Yields the job's candidates in the shape that clients get, in batches. */
export async function* streamCandidates(
  ctx: UserContext,
  job: ViewableJob,
  page: Page,
): AsyncGenerator<Candidate[]> {
  for await (const step of iterateScored(ctx.db, job, page)) yield step.map(toCandidate);
}

function toKnownCorrection(stored: ScoredCandidate["corrections"][number]): KnownCorrection {
  const { field, subject, value, asRead, correctedAt, readBy } = stored;
  const values = { value: value ?? null, asRead: asRead ?? null };
  // The API validated the value against its field's schema before it was stored.
  return { field, subject, ...values, correctedAt, readBy: readBy ?? null } as KnownCorrection;
}
