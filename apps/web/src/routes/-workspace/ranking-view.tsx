import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useDeferredValue, useEffect } from "react";
import type { ReactNode } from "react";
import { CandidatesLoading } from "../../features/candidates/candidates-loading.tsx";
import type { ListActions } from "../../features/candidates/row-actions.ts";
import { ListHints } from "../../features/candidates/hints/list-hints.tsx";
import { CandidateTable } from "../../features/candidates/table/candidate-table.tsx";
import { isCompactList } from "../../features/candidates/table/table-look.ts";
import { OrderNote } from "../../features/jobs/order-note.tsx";
import { toastPlaceUnderRows } from "../../lib/toast-place.ts";
import { useMay } from "../../lib/job-role.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import {
  CandidateCards,
  DetailPane,
  NoCandidates,
  OutdatedNotice,
  SuggestedCandidates,
} from "./parts/parts.tsx";
import type { RankingState } from "./state/use-ranking-state.ts";
import { reasonFor } from "../../lib/error-message.ts";

type Props = {
  job: Pick<ListedJob, "id" | "orderNote" | "role" | "status">;
  rankingState: Pick<RankingState, "list" | "opened" | "shortlist" | "selection" | "decisions">;
  actions: ListActions;
  isNarrow: boolean;
  /** Opens the drawer, which contains the jobs and the upload area on narrow screens. */
  onOpenDrawer: () => void;
  /** Below the list: the actions for the selection. */
  bar: ReactNode;
};

export function RankingView(props: Props) {
  const { job, rankingState, bar } = props;
  const { id: jobId, orderNote, role, status } = job;
  // A draft has no requirements yet that past applicants could match.
  const offersApplicants = role === "owner" && status !== "draft";
  const mayEdit = useMay("edit");
  const { list } = rankingState;
  const { query, fullText, visible } = list;
  if (query.isLoading) return <CandidatesLoading />;
  if (query.error) {
    return (
      <div role="alert">
        <EmptyState
          title="The candidates could not be loaded"
          actions={<Button onClick={query.retry}>Try Again</Button>}
        >
          {reasonFor(query.error)}
        </EmptyState>
      </div>
    );
  }
  if (visible.length === 0) {
    // While the CVs are being searched, shows neither a result nor the empty state.
    if (fullText.isSearching)
      return (
        <p role="status" className="sr-only">
          Searching the CVs...
        </p>
      );
    return (
      <div className="flex h-full flex-col">
        <div ref={toastPlaceUnderRows} className="min-h-0 flex-1 overflow-y-auto">
          <NoCandidates list={list} onOpenDrawer={props.isNarrow ? props.onOpenDrawer : null} />
        </div>
        {offersApplicants && <SuggestedCandidates key={jobId} jobId={jobId} />}
      </div>
    );
  }
  return (
    <div className="flex h-full flex-col">
      {orderNote !== null && <OrderNote jobId={jobId} note={orderNote} />}
      <ListHints
        key={`hints ${jobId}`}
        jobId={jobId}
        candidates={list.candidates}
        onOpen={props.actions.open}
      />
      {mayEdit && <OutdatedNotice jobId={jobId} candidates={list.candidates} />}
      {fullText.instead !== null && (
        <p
          role="status"
          className="border-b border-line bg-surface px-4 py-2 text-13 text-ink-2 lg:px-5"
        >
          No CV says “{list.text.trim()}”. Showing “{fullText.instead}”.
        </p>
      )}
      <List {...props} />
      {offersApplicants && <SuggestedCandidates key={jobId} jobId={jobId} />}
      {bar}
    </div>
  );
}

function List({ job, rankingState, actions, isNarrow }: Props) {
  // Loaded after the list, but before a candidate is opened.
  useEffect(() => void DetailPane.preload(), []);
  const { table, look, visible, text, fullText } = rankingState.list;
  // Deferred, because a new order re-renders almost every row, and the pressed control must respond
  // first.
  const candidates = useDeferredValue(visible);
  const shown = {
    jobId: job.id,
    candidates,
    search: fullText.ids.size > 0 ? (fullText.instead ?? text) : "",
    marks: rankingState,
    actions,
  };
  return (
    <div
      ref={toastPlaceUnderRows}
      className="min-h-0 flex-1 lg:bg-surface"
      aria-busy={candidates !== visible}
    >
      {isNarrow ? (
        <CandidateCards {...shown} />
      ) : (
        <CandidateTable
          {...shown}
          table={table}
          isCompact={isCompactList(look, rankingState.list.candidates.length)}
          openId={rankingState.opened.candidate?.id ?? null}
        />
      )}
    </div>
  );
}
