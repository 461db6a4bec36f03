import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useDeferredValue } from "react";
import { toastPlaceUnderRows } from "../../lib/toast-place.ts";
import { JobEditorView } from "./job-editor-view.tsx";
import { DetailPane, SelectionBar, ShortlistedView } from "./parts/parts.tsx";
import { RankingView } from "./ranking-view.tsx";
import type { CandidateActions } from "./state/use-candidate-actions.ts";
import type { RankingState } from "./state/use-ranking-state.ts";
import type { Dialogs } from "./state/use-dialogs.ts";
import type { Layout } from "./state/use-layout.ts";
import type { View } from "./state/workspace-search.ts";

type Props = {
  job: ListedJob;
  view: View;
  rankingState: RankingState;
  actions: CandidateActions;
  dialogs: Pick<Dialogs, "open" | "setIsDrawerOpen">;
  layout: Layout;
};

/**
 * Shows the ranking, the shortlist or the job editor. The open candidate is next to the first two.
 */
export function JobViews({ job, view, rankingState, actions, dialogs, layout }: Props) {
  const { candidate, isCvOpen } = rankingState.opened;
  const isDetailOpen = candidate !== null && view !== "jd-editor";
  // Deferred until the CV covers the list, because it restyles every row.
  const isCovered = useDeferredValue(layout.isWide && isDetailOpen && isCvOpen);
  return (
    <>
      <div
        ref={toastPlaceUnderRows}
        className="flex min-h-0 min-w-0 flex-1 flex-col"
        inert={isCovered}
      >
        {view === "jd-editor" && <JobEditorView jobId={job.id} />}
        {view === "shortlist" && (
          <ShortlistedView key={job.id} {...{ job, rankingState, actions }} />
        )}
        {view === "ranking" && (
          <RankingView
            {...{ job, rankingState }}
            actions={actions.list}
            isNarrow={layout.isNarrow}
            onOpenDrawer={() => dialogs.setIsDrawerOpen(true)}
            bar={
              <SelectionBar
                {...{ rankingState, actions }}
                onDelete={(candidates) => dialogs.open({ kind: "delete-candidates", candidates })}
              />
            }
          />
        )}
      </div>
      {view !== "jd-editor" && (
        <OpenedCandidate jobId={job.id} {...{ rankingState, actions, layout }} />
      )}
    </>
  );
}

type OpenedProps = Pick<Props, "rankingState" | "actions" | "layout"> & { jobId: number };

/** Deferred, so the list responds first and its rows are rendered only once. */
function OpenedCandidate(props: OpenedProps) {
  const candidate = useDeferredValue(props.rankingState.opened.candidate);
  const { index, move } = props.actions;
  const place = { index, move, count: props.rankingState.list.visible.length };
  const { differs } = props.rankingState.list.filters;
  return (
    candidate && <DetailPane {...props} {...{ candidate, place }} showsDifferences={differs} />
  );
}
