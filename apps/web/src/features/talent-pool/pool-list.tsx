import type { PooledCandidate, PoolPage } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { reasonFor } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DataTable } from "../../ui/table/data-table.tsx";
import type { DataColumn } from "../../ui/table/use-data-table.ts";
import { checkBoxStyle } from "../../ui/forms/check-box-style.ts";
import { PoolCards } from "./pool-cards.tsx";
import { poolColumns } from "./pool-columns.tsx";
import { SelectOne } from "./select-one.tsx";
import type { PoolSelection } from "./use-pool-selection.ts";

type Props = {
  /** False on narrow screens, which show a card for each candidate. */
  isTable: boolean;
  query: {
    data: PoolPage | undefined;
    isError: boolean;
    error: { message: string } | null;
    refetch: () => unknown;
  };
  isFiltered: boolean;
  selection: PoolSelection;
  order: { by: string | undefined; onOrder: (by: string) => void };
  onOpen: (id: number) => void;
  onClear: () => void;
};

export function PoolList(props: Props) {
  const { isTable, query, isFiltered, selection, order, onOpen, onClear } = props;
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
      <EmptyState title="No results" actions={<Button onClick={onClear}>Clear filters</Button>}>
        None of your candidates matches the search and the filters.
      </EmptyState>
    ) : (
      <EmptyState title="No candidates yet">
        Upload CVs to a job. All applicants are kept here, even after the job is deleted.
      </EmptyState>
    );
  }
  const { candidates } = data;
  if (!isTable) return <PoolCards {...{ candidates, selection, onOpen }} />;
  const select: DataColumn<PooledCandidate> = {
    label: "Select",
    heading: <SelectAll people={candidates} selection={selection} />,
    className: "w-9",
    cell: (candidate) => <SelectOne candidate={candidate} selection={selection} />,
  };
  return (
    <DataTable
      label="Candidates"
      columns={[select, ...poolColumns(onOpen)]}
      rows={candidates}
      keyOf={({ id }) => id}
      order={order}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

type SelectAllProps = { people: readonly PooledCandidate[]; selection: PoolSelection };

/** Selects or deselects all candidates of this page. */
function SelectAll({ people, selection }: SelectAllProps) {
  const count = people.filter(({ id }) => selection.has(id)).length;
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < people.length;
      }}
      type="checkbox"
      aria-label="Select all on this page"
      title="Select all on this page"
      className={`${checkBoxStyle} block`}
      checked={count === people.length}
      onChange={({ target }) => selection.set(people, target.checked)}
    />
  );
}
