import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { stepThroughScored } from "@resume-picker/db/queries/candidates/scores";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import type { Page } from "@resume-picker/db/queries/scoring/place-by-total";
import type { Candidate, KnownCorrection } from "@resume-picker/domain/candidates/candidate";
import { columnFields, mapFields, statedFields } from "@resume-picker/domain/candidate-fields";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import type { ComponentExplanation } from "@resume-picker/domain/scoring/score/score";
import { explanationText } from "@resume-picker/domain/scoring/score/explain-score";
import type { UserContext } from "../trpc.ts";

/** A stored candidate with their score, in the shape that clients get. */
export function toCandidate(scored: ScoredCandidate): Candidate {
  const { candidate, corrections, skills, sameEmail, score } = scored;
  const { explanation, totalScore, missingMustHave, weights } = score;
  const breakdown = explanation.map(completeRows);
  // Field by field: to spread rows of a query costs more than to read them.
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
    warnings: [...candidate.warnings, ...score.warnings, ...(sameEmail ? [sameEmail] : [])],
    countedTo: candidate.countedTo,
    createdAt: candidate.createdAt,
    skills,
    corrections: corrections.map(toKnownCorrection),
    isOutdated: score.parserVersion < parserVersion,
    versionCount: scored.versionCount,
    decision: scored.decision,
    score: {
      totalScore,
      ...mapScoreFields(({ field }) => score[field]),
      missingMustHave,
      mustStates: score.mustStates,
      manualRank: score.manualRank,
      manualRankedAt: score.manualRankedAt,
      aiRank: score.aiRank,
      aiRankReason: score.aiRankReason,
      aiRankEngine: score.aiRankEngine,
      aiRankedAt: score.aiRankedAt,
      isAiRankOutdated: score.isAiRankOutdated,
      explanation: explanationText({ totalScore, missingMustHave, weights, breakdown }),
      breakdown,
      weights,
      scoredAt: score.scoredAt,
    },
  };
}

/** The job's candidates in the shape that clients get, a few at a time. */
export async function* candidatesInSteps(
  ctx: UserContext,
  job: OwnedJob,
  page: Page,
): AsyncGenerator<Candidate[]> {
  for await (const step of stepThroughScored(ctx.db, job, page)) yield step.map(toCandidate);
}

function toKnownCorrection(stored: ScoredCandidate["corrections"][number]): KnownCorrection {
  const { field, subject, value, asRead, correctedAt } = stored;
  const values = { value: value ?? null, asRead: asRead ?? null };
  // The API has checked the value against the schema of its field before it was stored.
  return { field, subject, ...values, correctedAt } as KnownCorrection;
}

/** As it may be stored: a receipt of an older version has no rows until it is made again. */
type StoredLine = Omit<ComponentExplanation, "rows" | "state"> &
  Partial<Pick<ComponentExplanation, "rows" | "state">>;

function completeRows({ rows = [], state = "rated", ...line }: StoredLine): ComponentExplanation {
  return { ...line, state, rows };
}
