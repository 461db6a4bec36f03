import { compareHashes } from "@resume-picker/domain/scoring/score/rank-scores";
import type { RankableCandidate } from "./ai-engine.ts";

type Scored = {
  fileSha256: string;
  score: Pick<RankableCandidate["score"], "totalScore" | "skillMatchScore">;
};

/** The order of the checked scores, as `rankScores` has it: where an engine sees no difference. */
export function compareScored(a: Scored, b: Scored): number {
  return (
    b.score.totalScore - a.score.totalScore ||
    b.score.skillMatchScore - a.score.skillMatchScore ||
    compareHashes(a.fileSha256, b.fileSha256)
  );
}
