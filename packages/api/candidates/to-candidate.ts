import type { ScoredCandidate } from "@resume-picker/db/queries/scores";
import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { explanationText } from "@resume-picker/domain/scoring/explain-score";

/** A stored candidate with their score, in the shape that clients get. */
export function toCandidate({ candidate, skills, score }: ScoredCandidate): Candidate {
  const { explanation: breakdown } = score;
  return {
    ...candidate,
    skills,
    score: {
      totalScore: score.totalScore,
      skillMatchScore: score.skillMatchScore,
      titleScore: score.titleScore,
      seniorityScore: score.seniorityScore,
      recencyScore: score.recencyScore,
      gapPenalty: score.gapPenalty,
      missingMustHave: score.missingMustHave,
      manualRank: score.manualRank,
      manualRankedAt: score.manualRankedAt,
      aiRank: score.aiRank,
      aiRankReason: score.aiRankReason,
      aiRankEngine: score.aiRankEngine,
      aiRankedAt: score.aiRankedAt,
      explanation: explanationText({ ...score, breakdown }),
      breakdown,
      weights: score.weights,
      scoredAt: score.scoredAt,
    },
  };
}
