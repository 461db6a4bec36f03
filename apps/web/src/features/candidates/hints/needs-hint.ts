import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { hasSampleHint, isRankHintDismissed } from "../../../lib/kept/list-hints.ts";

/** Whether the rankings have to be explained, because both rank columns are still empty. */
export const needsRankHint = (candidates: readonly Pick<ListedCandidate, "score">[]): boolean =>
  candidates.length > 1 &&
  !isRankHintDismissed() &&
  candidates.every(({ score }) => score.manualRank === null && score.aiRank === null);

export const needsHint = (
  jobId: number,
  candidates: readonly Pick<ListedCandidate, "score">[],
): boolean => hasSampleHint(jobId) || needsRankHint(candidates);
