import { displayName } from "@resume-picker/domain/candidates/display-name";
import { decisionKinds, decisionLabels } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { ChevronDown, X } from "lucide-react";
import { WriteMessage } from "../../features/messages/write-message.tsx";
import { ExportMenu } from "../../features/shortlist/export-menu.tsx";
import { exportShortlist } from "../../features/shortlist/export-shortlist.ts";
import type { Shortlist } from "../../features/shortlist/use-shortlist.ts";
import { useMay } from "../../lib/job-role.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { CandidateActions } from "./state/use-candidate-actions.ts";
import type { RankingState } from "./state/use-ranking-state.ts";

type Props = {
  rankingState: Pick<RankingState, "jobId" | "list" | "selection" | "shortlist" | "decisions">;
  actions: Pick<CandidateActions, "decide" | "compareSelected">;
  onDelete: (candidates: readonly ListedCandidate[]) => void;
};

/** Actions for all selected candidates, shown below the list while there are any. */
export function SelectionBar({ rankingState, actions, onDelete }: Props) {
  const { jobId, selection, shortlist } = rankingState;
  const { ids } = selection;
  const mayReview = useMay("review");
  const mayEdit = useMay("edit");
  if (ids.length === 0) return null;
  const { visible } = rankingState.list;
  return (
    <div
      role="toolbar"
      aria-label="Selected candidates"
      className="flex items-center gap-2 border-t border-line bg-surface pl-2 lg:pl-3"
    >
      <IconButton
        label="Clear selection"
        size="sm"
        icon={<X size={16} strokeWidth={1.6} aria-hidden />}
        onClick={selection.clear}
      />
      <p role="status" className="shrink-0 text-13 font-medium figures">
        {ids.length.toLocaleString("en")} selected
        {selection.hidden > 0 && `, ${selection.hidden.toLocaleString("en")} more not in this list`}
      </p>
      {/* Always one row, which scrolls if it doesn't fit. Its faded end shows that it does. */}
      <div className="flex min-w-0 flex-1 items-center gap-1.5 overflow-x-auto mask-r-from-[calc(100%-2rem)] py-2 pr-8 pl-2 [scrollbar-width:none]">
        {mayReview &&
          decisionKinds.map((decision) => (
            <Button key={decision} size="sm" onClick={() => actions.decide(ids, decision)}>
              {decisionLabels[decision].label}
            </Button>
          ))}
        {ids.length >= 2 && ids.length <= 4 && (
          <Button size="sm" aria-keyshortcuts="C" onClick={actions.compareSelected}>
            Compare
          </Button>
        )}
        {mayReview && <ShortlistButton ids={ids} shortlist={shortlist} />}
        {jobId !== null && (
          <WriteMessage
            jobId={jobId}
            count={ids.length}
            people={() =>
              rankingState.list.candidates
                .filter(({ id }) => selection.has(id))
                .map((each) => ({
                  ...{ id: each.id, name: displayName(each) },
                  decision: rankingState.decisions.of(each.id)?.decision ?? null,
                }))
            }
          />
        )}
        <ExportMenu
          label="Export selected candidates"
          trigger={
            <>
              Export
              <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
            </>
          }
          triggerClassName="gap-1"
          onExport={(format) =>
            void exportShortlist({ jobId, candidateIds: ids, format, what: "candidates" })
          }
        />
        {mayEdit && (
          <Button
            size="sm"
            variant="quiet"
            className="text-danger!"
            onClick={() => onDelete(visible.filter(({ id }) => selection.has(id)))}
          >
            Delete
          </Button>
        )}
        {ids.length < visible.length && (
          <Button size="sm" variant="quiet" className="ml-auto" onClick={selection.selectAll}>
            Select all {visible.length.toLocaleString("en")}
          </Button>
        )}
      </div>
    </div>
  );
}

function ShortlistButton({ ids, shortlist }: { ids: readonly number[]; shortlist: Shortlist }) {
  const areAllOnIt = ids.every(shortlist.has);
  return (
    <Button size="sm" onClick={() => (areAllOnIt ? shortlist.remove(ids) : shortlist.add(ids))}>
      {areAllOnIt ? "Remove from Shortlist" : "Add to Shortlist"}
    </Button>
  );
}
