import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { functionalUpdate, useTable } from "@tanstack/react-table";
import type { SortingState } from "@tanstack/react-table";
import { useMemo } from "react";
import { toSortKey } from "../sort-candidates.ts";
import type { Sort } from "../sort-candidates.ts";
import { columns, features } from "./columns.tsx";

type Options = {
  /** Equals keep this order, whichever way the column runs. */
  candidates: readonly ListedCandidate[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** The columns of the list, and its rows in the order asked for. */
export function useCandidateTable({ candidates, sort, onSort }: Options) {
  const sorting = useMemo<SortingState>(() => [{ id: sort.key, desc: sort.descending }], [sort]);
  return useTable({
    features,
    columns,
    data: candidates,
    getRowId: ({ id }) => String(id),
    state: { sorting },
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
