import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { CandidateCards } from "../../features/candidates/candidate-cards.tsx";
import { CandidatesLoading } from "../../features/candidates/candidates-loading.tsx";
import type { RowActions } from "../../features/candidates/row-actions.ts";
import { OutdatedNotice } from "../../features/candidates/outdated-notice.tsx";
import { CandidateTable } from "../../features/candidates/table/candidate-table.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import type { WorkspaceState } from "./use-workspace.ts";

type Props = {
  workspace: WorkspaceState;
  actions: RowActions;
  isNarrow: boolean;
  onExportSelected: (format: ExportFormat) => void;
  onDeleteSelected: () => void;
};

export function RankingView(props: Props) {
  const { workspace, onExportSelected, onDeleteSelected } = props;
  const { job, candidatesQuery, visible } = workspace;
  if (candidatesQuery.isLoading) return <CandidatesLoading />;
  if (candidatesQuery.error) {
    return (
      <div role="alert">
        <EmptyState
          title="The candidates could not be loaded"
          actions={<Button onClick={candidatesQuery.retry}>Try Again</Button>}
        >
          {candidatesQuery.error.message}
        </EmptyState>
      </div>
    );
  }
  if (visible.length === 0) {
    // The CVs are still being searched: neither an answer nor a flash of emptiness.
    if (workspace.fullText.isSearching)
      return (
        <p role="status" className="sr-only">
          Searching the CVs...
        </p>
      );
    return <NoCandidates workspace={workspace} />;
  }
  return (
    <div className="flex h-full flex-col">
      {job && <OutdatedNotice jobId={job.id} candidates={workspace.candidates} />}
      {workspace.fullText.instead !== null && (
        <p
          role="status"
          className="border-b border-line bg-surface px-4 py-2 text-13 text-ink-2 lg:px-5"
        >
          No CV says “{workspace.query.trim()}”. Showing “{workspace.fullText.instead}”.
        </p>
      )}
      <div className="min-h-0 flex-1">
        <List {...props} />
      </div>
      <SelectionBar workspace={workspace} onExport={onExportSelected} onDelete={onDeleteSelected} />
    </div>
  );
}

function List({ workspace, actions, isNarrow }: Props) {
  const { job, table, visible, open, shortlist, selection, query, fullText } = workspace;
  if (!job) return null;
  const search = fullText.ids.size > 0 ? (fullText.instead ?? query) : "";
  if (isNarrow) {
    return (
      <CandidateCards
        jobId={job.id}
        search={search}
        candidates={visible}
        isShortlisted={shortlist.has}
        isSelected={selection.has}
        actions={actions}
      />
    );
  }
  return (
    <CandidateTable
      jobId={job.id}
      search={search}
      table={table}
      candidates={visible}
      openId={open?.id ?? null}
      isShortlisted={shortlist.has}
      isSelected={selection.has}
      onShortlistAll={(isShortlisted) => {
        const ids = visible.map(({ id }) => id);
        if (isShortlisted) shortlist.add(ids);
        else shortlist.remove(ids);
      }}
      actions={actions}
    />
  );
}

function NoCandidates({ workspace: { candidates, clearFilters } }: { workspace: WorkspaceState }) {
  if (candidates.length === 0) {
    return (
      <EmptyState title="No candidates found">
        Drop CVs on the upload area. They are read, scored against this job and listed here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No candidates found"
      actions={<Button onClick={clearFilters}>Clear filters</Button>}
    >
      None of the {candidates.length} candidates passes the search and the filters.
    </EmptyState>
  );
}
