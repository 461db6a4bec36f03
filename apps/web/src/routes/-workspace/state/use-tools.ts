import { useRanking } from "../../../features/scoring/use-ranking.ts";
import { exportShortlist } from "../../../features/shortlist/export-shortlist.ts";
import type { ToolbarProps } from "../toolbar.tsx";
import type { RankingState } from "./use-ranking-state.ts";
import type { Dialogs } from "./use-dialogs.ts";

/** The job's actions in toolbars, menus, keys and the palette. */
export function useTools(
  { jobId, shortlist, list }: Pick<RankingState, "jobId" | "shortlist" | "list">,
  { open }: Pick<Dialogs, "open">,
): ToolbarProps {
  // Ranking doesn't reorder a list that is sorted by another column.
  const sortByAi = {
    label: "Sort by AI Rank",
    onClick: () => list.changeSort({ key: "aiRank", descending: false }),
  };
  const ranking = useRanking(jobId, list.sort.key === "aiRank" ? undefined : sortByAi);
  return {
    ranking,
    shortlistCount: shortlist.ids.length,
    actions: {
      configure: () => open({ kind: "weights" }),
      contact: () => open({ kind: "support" }),
      showKeys: () => open({ kind: "keys" }),
      export: (format) => void exportShortlist({ jobId, candidateIds: shortlist.ids, format }),
    },
  };
}
