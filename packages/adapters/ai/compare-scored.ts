import { compareScores } from "@resume-picker/domain/scoring/score/rank-scores";
import type { RankableCandidate } from "./ai-engine.ts";

type Scored = { score: Pick<RankableCandidate["score"], "totalScore" | "skillMatchScore"> };

/** The order of the checked scores, where an engine sees no difference; 0 for those who share a rank. */
export function compareScored(a: Scored, b: Scored): number {
  return compareScores(a.score, b.score);
}
