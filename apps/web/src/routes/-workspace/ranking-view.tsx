import type { ReactNode } from "react";
import { CandidatesLoading } from "../../features/candidates/candidates-loading.tsx";
import type { ListActions } from "../../features/candidates/row-actions.ts";
import { CandidateTable } from "../../features/candidates/table/candidate-table.tsx";
import type { Selection } from "../../features/candidates/selection/use-selection.ts";
import { toastPlace } from "../../lib/toast-place.ts";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import type { Decisions } from "../../features/decisions/use-decisions.ts";
import type { Shortlist } from "../../features/shortlist/use-shortlist.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CandidateCards, EarlierOffer, NoCandidates } from "./parts.tsx";
import type { CandidateList } from "./state/use-candidate-list.ts";

const OutdatedNotice = lazyPart({
  name: "The note about older readings",
  load: async () => (await import("../../features/candidates/outdated-notice.tsx")).OutdatedNotice,
  isNeeded: ({ candidates }) => candidates.some(({ isOutdated }) => isOutdated),
});

const OrderNote = lazyPart({
  name: "The note about the order",
  load: async () => (await import("../../features/jobs/order-note.tsx")).OrderNote,
  fallback: null,
});

type Props = {
  jobId: number;
  orderNote: string | null;
  list: CandidateList;
  openId: number | null;
  shortlist: Shortlist;
  selection: Selection;
  decisions: Decisions;
  actions: ListActions;
  isNarrow: boolean;
  /** Under the list: what can be done with the selection. */
  bar: ReactNode;
};

export function RankingView(props: Props) {
  const { jobId, orderNote, list, bar } = props;
  const { query, fullText, visible } = list;
  if (query.isLoading) return <CandidatesLoading />;
  if (query.error) {
    return (
      <div role="alert">
        <EmptyState
          title="The candidates could not be loaded"
          actions={<Button onClick={query.retry}>Try Again</Button>}
        >
          {query.error.message}
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
        <div ref={toastPlace} className="min-h-0 flex-1 overflow-y-auto">
          <NoCandidates list={list} />
        </div>
        <EarlierOffer key={jobId} jobId={jobId} />
      </div>
    );
  }
  return (
    <div className="flex h-full flex-col">
      {orderNote !== null && <OrderNote jobId={jobId} note={orderNote} />}
      <OutdatedNotice jobId={jobId} candidates={list.candidates} />
      {fullText.instead !== null && (
        <p
          role="status"
          className="border-b border-line bg-surface px-4 py-2 text-13 text-ink-2 lg:px-5"
        >
          No CV says “{list.text.trim()}”. Showing “{fullText.instead}”.
        </p>
      )}
      <div ref={toastPlace} className="min-h-0 flex-1">
        <List {...props} />
      </div>
      <EarlierOffer key={jobId} jobId={jobId} />
      {bar}
    </div>
  );
}

function List({ jobId, list, openId, shortlist, selection, decisions, actions, isNarrow }: Props) {
  const { table, look, visible, text, fullText } = list;
  const search = fullText.ids.size > 0 ? (fullText.instead ?? text) : "";
  if (isNarrow) {
    return (
      <CandidateCards
        jobId={jobId}
        search={search}
        candidates={visible}
        shortlist={shortlist}
        selection={selection}
        decisions={decisions}
        actions={actions}
      />
    );
  }
  return (
    <CandidateTable
      jobId={jobId}
      search={search}
      table={table}
      isCompact={look.isCompact}
      candidates={visible}
      openId={openId}
      shortlist={shortlist}
      selection={selection}
      decisions={decisions}
      actions={actions}
    />
  );
}
