import { compareScores } from "@resume-picker/domain/scoring/score/rank-scores";
import type { RankableCandidate } from "./ai-engine.ts";

type Scored = { score: Pick<RankableCandidate["score"], "totalScore" | "skillMatchScore"> };

/** Compares by the verified scores, for candidates whom an engine rates equal; 0 for ties. */
export function compareScored(a: Scored, b: Scored): number {
  return compareScores(a.score, b.score);
}
