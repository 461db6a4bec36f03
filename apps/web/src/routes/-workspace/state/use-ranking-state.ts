import { useDecisions } from "../../../features/decisions/use-decisions.ts";
import { useSelection } from "../../../features/candidates/selection/use-selection.ts";
import { useShortlist } from "../../../features/shortlist/use-shortlist.ts";
import { useCandidateList } from "./use-candidate-list.ts";
import { useOpenCandidate } from "./use-open-candidate.ts";

/**
 * A job's candidates, decisions, shortlist, selection and open candidate. Each view uses a part of
 * it.
 */
export function useRankingState(jobId: number | null) {
  const decisions = useDecisions(jobId);
  const list = useCandidateList(jobId, decisions);
  const opened = useOpenCandidate(list.candidates);
  const shortlist = useShortlist(jobId);
  const selection = useSelection(jobId, list);
  return { jobId, decisions, list, opened, shortlist, selection };
}

export type RankingState = ReturnType<typeof useRankingState>;
