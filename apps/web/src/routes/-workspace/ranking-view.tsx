import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useDeferredValue, useEffect } from "react";
import type { ReactNode } from "react";
import { CandidatesLoading } from "../../features/candidates/candidates-loading.tsx";
import type { ListActions } from "../../features/candidates/row-actions.ts";
import { CandidateTable } from "../../features/candidates/table/candidate-table.tsx";
import { isCompactList } from "../../features/candidates/table/table-look.ts";
import { toastPlaceUnderRows } from "../../lib/toast-place.ts";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CandidateCards, DetailPane, SuggestedCandidates, NoCandidates } from "./parts.tsx";
import type { RankingState } from "./state/use-ranking-state.ts";
import { hasSampleHint } from "../../lib/kept/sample-hint.ts";
import { reasonFor } from "../../lib/error-message.ts";

const OutdatedNotice = lazyPart({
  name: "The update notice",
  load: async () => (await import("../../features/candidates/outdated-notice.tsx")).OutdatedNotice,
  isNeeded: ({ candidates }) => candidates.some(({ isOutdated }) => isOutdated),
});

const OrderNote = lazyPart({
  name: "The order note",
  load: async () => (await import("../../features/jobs/order-note.tsx")).OrderNote,
  fallback: null,
});

const SampleHint = lazyPart({
  name: "The sample data hint",
  load: async () => (await import("../../features/candidates/sample-hint.tsx")).SampleHint,
  isNeeded: ({ jobId }) => hasSampleHint(jobId),
  fallback: null,
});

type Props = {
  job: Pick<ListedJob, "id" | "orderNote" | "role" | "status">;
  rankingState: Pick<RankingState, "list" | "opened" | "shortlist" | "selection" | "decisions">;
  actions: ListActions;
  isNarrow: boolean;
  /** Where the jobs and the upload area are on narrow screens. */
  onOpenDrawer: () => void;
  /** Under the list: what can be done with the selection. */
  bar: ReactNode;
};

export function RankingView(props: Props) {
  const { job, rankingState, bar } = props;
  const { id: jobId, orderNote, role, status } = job;
  // A draft asks for nothing yet that anybody could answer.
  const offersApplicants = role === "owner" && status !== "draft";
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
    // The CVs are still being searched: neither an answer nor a flash of emptiness.
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
      <SampleHint jobId={jobId} candidates={list.candidates} onOpen={props.actions.open} />
      <OutdatedNotice jobId={jobId} candidates={list.candidates} />
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
  // After the list, and before the first of it is opened.
  useEffect(() => void DetailPane.preload(), []);
  const { table, look, visible, text, fullText } = rankingState.list;
  // What was pressed answers first: a new order draws nearly every row anew.
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
