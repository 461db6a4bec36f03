import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { functionalUpdate, useTable } from "@tanstack/react-table";
import type { SortingState } from "@tanstack/react-table";
import { useMemo } from "react";
import { toSortKey } from "../sort-candidates.ts";
import type { Sort } from "../sort-candidates.ts";
import { columns, features } from "./columns.tsx";
import type { TableLook } from "./table-look.ts";

type Options = {
  sort: Sort;
  onSort: (sort: Sort) => void;
  look: TableLook;
};

const none: ListedCandidate[] = [];

/** The table's visible columns and sorting. */
export function useCandidateTable({ sort, onSort, look }: Options) {
  const sorting = useMemo<SortingState>(() => [{ id: sort.key, desc: sort.descending }], [sort]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(look.hidden.map((id) => [id, false])),
    [look.hidden],
  );
  return useTable({
    features,
    columns,
    // `sortCandidates` sorts the rows, and each row reads its candidate directly.
    data: none,
    manualSorting: true,
    state: { sorting, columnVisibility },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      const key = next && toSortKey(next.id);
      if (key) onSort({ key, descending: next.desc });
    },
    enableMultiSort: false,
    enableSortingRemoval: false,
  });
}

export type CandidateTableModel = ReturnType<typeof useCandidateTable>;
