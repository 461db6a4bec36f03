import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { useRanking } from "../../features/scoring/use-ranking.ts";
import { exportShortlist } from "../../features/shortlist/export-shortlist.ts";
import type { ToolbarProps } from "./toolbar.tsx";
import { loadShortlistOrder } from "./parts/parts.tsx";
import type { RankingState } from "./state/use-ranking-state.ts";
import type { Dialogs } from "./state/use-dialogs.ts";

/** The job's actions in toolbars, menus, keys and the palette. */
export function useTools(
  rankingState: Pick<RankingState, "jobId" | "shortlist" | "list" | "decisions">,
  { open }: Pick<Dialogs, "open">,
): ToolbarProps {
  const { jobId, shortlist, list } = rankingState;
  // Ranking doesn't reorder a list that is sorted by another column.
  const sortByAi = {
    label: "Sort by AI Rank",
    onClick: () => list.changeSort({ key: "aiRank", descending: false }),
  };
  const ranking = useRanking(jobId, list.sort.key === "aiRank" ? undefined : sortByAi);
  const exportInOrder = async (format?: ExportFormat) => {
    if (jobId === null) return;
    const candidateIds = await loadShortlistOrder().then(
      (listInOrder) => listInOrder(jobId, rankingState),
      () => shortlist.ids,
    );
    await exportShortlist({ jobId, candidateIds, format });
  };
  return {
    ranking,
    shortlistCount: shortlist.ids.length,
    actions: {
      configure: () => open({ kind: "weights" }),
      contact: () => open({ kind: "support" }),
      showKeys: () => open({ kind: "keys" }),
      export: (format) => void exportInOrder(format),
    },
  };
}
