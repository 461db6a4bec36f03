import { displayName } from "@resume-picker/domain/candidates/display-name";
import { maxAdded } from "@resume-picker/domain/pool/pool-rules";
import type { PooledCandidate, PoolPage } from "@resume-picker/domain/pool/pooled-candidate";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";
import { AddToJobDialog } from "./add-to-job-dialog.tsx";
import { poolColumns } from "./pool-columns.tsx";
import { PoolFilters } from "./pool-filters.tsx";
import type { PoolSearch } from "./pool-search.ts";
import { RetentionBar } from "./retention-bar.tsx";
import { usePoolActions } from "./use-pool-actions.ts";
import { reasonFor } from "../../lib/error-message.ts";

const pageSize = 50;

type Props = { search: PoolSearch; onSearch: (search: PoolSearch) => void };

/** All of one's candidates, whatever their jobs, and those of none. */
export function PoolScreen({ search, onSearch }: Props) {
  const { page = 1, ...filters } = search;
  const pool = api.pool.list.useQuery(
    { ...filters, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const retention = api.pool.retention.useQuery();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<"add" | "erase" | null>(null);
  const actions = usePoolActions();
  const ids = [...chosen];
  const close = () => setDialog(null);
  const done = () => {
    setChosen(new Set());
    close();
  };
  return (
    <>
      <RetentionBar
        isShowingPast={search.past === "only"}
        onShowPast={() => onSearch({ past: "only" })}
        onErased={() => setChosen(new Set())}
      />
      <PoolFilters search={search} past={retention.data?.past ?? 0} onChange={onSearch} />
      <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-13 text-ink-2 figures max-sm:w-full">
          {pool.data && countText(pool.data.total, chosen.size)}
        </p>
        <Button
          size="sm"
          variant="primary"
          disabled={chosen.size === 0 || chosen.size > maxAdded}
          onClick={() => setDialog("add")}
        >
          Add to Job
        </Button>
        <Button size="sm" disabled={chosen.size === 0} onClick={() => void actions.exportCsv(ids)}>
          Export CSV
        </Button>
        <Button size="sm" disabled={chosen.size === 0} onClick={() => setDialog("erase")}>
          Delete
        </Button>
      </div>
      {pool.data?.instead && (
        <p role="status" className="mb-2 text-13 text-ink-2">
          No CV or note says “{(search.q ?? "").trim()}”. Showing “{pool.data.instead}”.
        </p>
      )}
      <PoolList
        query={pool}
        isFiltered={Object.keys(filters).length > 0}
        chosen={chosen}
        onChoose={setChosen}
        onClear={() => onSearch({})}
      />
      <Pages
        page={page}
        total={pool.data?.total ?? 0}
        onPage={(to) => onSearch({ ...search, page: to })}
      />
      {dialog === "add" && (
        <AddToJobDialog
          count={chosen.size}
          isBusy={actions.isBusy}
          onAdd={(jobId) => void actions.addToJob(jobId, ids).then(done)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === "erase"}
        title={`Delete ${chosen.size} ${chosen.size === 1 ? "candidate" : "candidates"}?`}
        confirmLabel="Delete"
        busy={actions.isBusy}
        onConfirm={() => void actions.erase(ids).then(done)}
        onCancel={close}
      >
        They go from every job and shortlist, with their CVs, decisions and notes. For 30 seconds
        this can be undone.
      </ConfirmDialog>
    </>
  );
}

function countText(total: number, chosen: number): string {
  const all = `${total.toLocaleString("en")} ${total === 1 ? "candidate" : "candidates"}`;
  return chosen === 0 ? all : `${all}, ${chosen} selected`;
}

type ListProps = {
  query: {
    data: PoolPage | undefined;
    isError: boolean;
    error: { message: string } | null;
    refetch: () => unknown;
  };
  isFiltered: boolean;
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  onClear: () => void;
};

function PoolList({ query, isFiltered, chosen, onChoose, onClear }: ListProps) {
  const { data } = query;
  if (!data && query.isError) {
    return (
      <div role="alert">
        <EmptyState
          title="The candidates could not be loaded"
          actions={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {reasonFor(query.error)}
        </EmptyState>
      </div>
    );
  }
  if (!data) {
    return (
      <div className="grid gap-3 py-4" role="status" aria-label="Loading candidates">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    );
  }
  if (data.candidates.length === 0) {
    return isFiltered ? (
      <EmptyState title="Nobody found" actions={<Button onClick={onClear}>Clear filters</Button>}>
        None of your candidates passes the search and the filters.
      </EmptyState>
    ) : (
      <EmptyState title="No candidates yet">
        Upload CVs to a job. Everybody who applied stays here, even when the job is gone.
      </EmptyState>
    );
  }
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const select: DataColumn<PooledCandidate> = {
    label: "Select",
    cell: (candidate) => (
      <label className="inline-flex min-h-8 items-center thumb:min-h-11">
        <span className="sr-only">Select {displayName(candidate)}</span>
        <input
          type="checkbox"
          className="tick size-4 shrink-0 appearance-none rounded-tick border border-edge bg-surface checked:border-brand checked:bg-brand"
          checked={chosen.has(candidate.id)}
          onChange={({ target }) => choose(candidate.id, target.checked)}
        />
      </label>
    ),
  };
  return (
    <DataTable
      label="Candidates"
      columns={[select, ...poolColumns]}
      rows={data.candidates}
      keyOf={({ id }) => id}
    />
  );
}

type PagesProps = { page: number; total: number; onPage: (page: number) => void };

function Pages({ page, total, onPage }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1 && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      <p className="mr-auto text-13 text-ink-2 figures">
        {first}–{Math.min(total, page * pageSize)} of {total.toLocaleString("en")}
      </p>
      <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <Button size="sm" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
