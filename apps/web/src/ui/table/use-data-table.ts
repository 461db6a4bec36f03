import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import type { RowData, SortingState } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";

type Look = {
  /** See `DataColumn`. */
  sortKey?: string | undefined;
  /** Right-aligns numbers. */
  isNumber?: boolean;
  /** Replaces the label in the heading. The label then only names the cells. */
  heading?: ReactNode;
  className?: string;
};

export type DataColumn<Row> = Look & {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The sort value of a row. A column without it can't be sorted. */
  sortBy?: (row: Row) => string | number;
  /** The server's name of this column's order. Replaces `sortBy` if the server sorts. */
  sortKey?: string;
};

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<Look>(),
});

export type DataTableModel<Row extends RowData> = ReturnType<typeof useDataTable<Row>>;

type Options<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  pageSize?: number;
  search?: { textOf: (row: Row) => string };
  query: string;
};

/** The table's model: searched, sorted and paginated rows. */
export function useDataTable<Row extends RowData>(options: Options<Row>) {
  const { columns, rows, keyOf, pageSize = Infinity, search, query } = options;
  const [sorting, setSorting] = useState<SortingState>([]);
  const [page, setPage] = useState({ query, index: 0 });
  const textOf = search?.textOf;
  const data = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (!textOf || words.length === 0) return rows;
    return rows.filter((row) => {
      const text = textOf(row).toLowerCase();
      return words.every((word) => text.includes(word));
    });
  }, [query, rows, textOf]);
  const lastPage = Math.max(0, Math.ceil(data.length / pageSize) - 1);
  // A new search starts at the first page. A changed row keeps the current page.
  const pageIndex = page.query === query ? Math.min(page.index, lastPage) : 0;
  const pagination = { pageIndex, pageSize };
  return useTable({
    features,
    columns: useMemo(() => columnsOf(columns), [columns]),
    data,
    getRowId: (row) => String(keyOf(row)),
    state: { sorting, pagination },
    onSortingChange: setSorting,
    onPaginationChange: (updater) => {
      const next = typeof updater === "function" ? updater(pagination) : updater;
      setPage({ query, index: next.pageIndex });
    },
    autoResetPageIndex: false,
    enableMultiSort: false,
  });
}

function columnsOf<Row extends RowData>(columns: readonly DataColumn<Row>[]) {
  const helper = createColumnHelper<typeof features, Row>();
  return columns.map(({ label, sortBy, sortKey, isNumber, className, heading }) => {
    const look = { id: label, header: label, meta: { sortKey, isNumber, className, heading } };
    return sortBy
      ? helper.accessor((row): unknown => sortBy(row), { ...look, sortFn: sortFn_basic })
      : helper.display(look);
  });
}
