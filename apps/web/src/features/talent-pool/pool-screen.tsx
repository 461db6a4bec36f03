import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Pages } from "../../ui/table/pages.tsx";
import { AddToJobDialog } from "./add-to-job-dialog.tsx";
import { PoolBar } from "./pool-bar.tsx";
import { PoolFilters } from "./pool-filters.tsx";
import { PoolList } from "./pool-list.tsx";
import { readPoolSearch } from "./pool-search.ts";
import type { PoolSearch } from "./pool-search.ts";
import { RetentionBar } from "./retention-bar.tsx";
import { people } from "./retention-words.ts";
import { SelectedNames } from "./selected-names.tsx";
import { usePoolActions } from "./use-pool-actions.ts";
import { usePoolSelection } from "./use-pool-selection.ts";

const pageSize = 50;

type Props = { search: PoolSearch; onSearch: (search: PoolSearch) => void };

/** All of the user's candidates, in any job or none. */
export function PoolScreen({ search, onSearch }: Props) {
  const { page = 1, candidate: _, job: __, cv: ___, order, ...filters } = search;
  const pool = api.talentPool.list.useQuery(
    { ...filters, order, limit: pageSize, offset: (page - 1) * pageSize },
    { placeholderData: keepPreviousData },
  );
  const retention = api.talentPool.retention.useQuery();
  const selection = usePoolSelection(pool.data?.candidates ?? []);
  const [dialog, setDialog] = useState<"add" | "erase" | null>(null);
  const actions = usePoolActions();
  const { ids } = selection;
  const close = () => setDialog(null);
  const done = () => {
    selection.clear();
    close();
  };
  return (
    <>
      <RetentionBar
        isShowingPast={search.past === "only"}
        onShowPast={() => onSearch({ past: "only" })}
        onErased={selection.clear}
      />
      <PoolFilters search={search} past={retention.data?.past ?? 0} onChange={onSearch} />
      <PoolBar
        total={pool.data?.total}
        selection={selection}
        onAdd={() => setDialog("add")}
        onExport={() => void actions.exportCsv(ids)}
        onDelete={() => setDialog("erase")}
      />
      {pool.data?.instead && (
        <p role="status" className="mb-2 text-13 text-ink-2">
          No CV or note says “{(search.q ?? "").trim()}”. Showing “{pool.data.instead}”.
        </p>
      )}
      <PoolList
        query={pool}
        isFiltered={Object.keys(filters).length > 0}
        selection={selection}
        order={{ by: order, onOrder: (by) => onSearch(readPoolSearch({ ...search, order: by })) }}
        onOpen={(candidate) => onSearch({ ...search, candidate })}
        onClear={() => onSearch({})}
      />
      <Pages
        page={page}
        pageSize={pageSize}
        total={pool.data?.total ?? 0}
        onPage={(to) => onSearch({ ...search, page: to })}
      />
      {dialog === "add" && (
        <AddToJobDialog
          people={selection.people}
          isBusy={actions.isBusy}
          onAdd={(jobId) => void actions.addToJob(jobId, ids).then(done)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === "erase"}
        title={`Delete ${people(ids.length)}?`}
        confirmLabel="Delete"
        busy={actions.isBusy}
        onConfirm={() => void actions.erase(ids).then(done)}
        onCancel={close}
      >
        They are deleted from every job and shortlist, with their CVs, decisions and notes. You can
        undo this from the message that follows.
        <SelectedNames label="Candidates to delete" people={selection.people} />
      </ConfirmDialog>
    </>
  );
}
