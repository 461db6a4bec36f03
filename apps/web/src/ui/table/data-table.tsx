import type { Header, RowData } from "@tanstack/react-table";
import { useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { DataPager } from "./data-pager.tsx";
import { TextField } from "../forms/text-field.tsx";
import { ariaSort, SortButton } from "./sort-button.tsx";
import { useDataTable } from "./use-data-table.ts";
import type { DataColumn, features } from "./use-data-table.ts";

type Props<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Rows per page. The default is all rows. */
  pageSize?: number;
  /** Adds a search field above the table, which searches this text. */
  search?: { label: string; textOf: (row: Row) => string };
  order?: Order;
  /** Called for a click on a row outside its links, buttons and fields. */
  onOpen?: (row: Row) => void;
};

/** The server's sort order: a column's `sortKey`, with a minus prefix for descending. */
type Order = { by: string | undefined; onOrder: (by: string) => void };

/** On narrow screens each row is shown as a card, which requires explicit ARIA roles. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, search, onOpen } = props;
  const [query, setQuery] = useState("");
  const table = useDataTable({ ...props, query });
  const found = table.getRowCount();
  return (
    <>
      {search && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextField
            label={search.label}
            hideLabel
            type="search"
            placeholder={search.label}
            className="w-72 max-sm:w-full"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <p role="status" className="text-13 text-ink-2 figures">
            {found === 0 ? "Nothing found" : `${found.toLocaleString("en")} found`}
          </p>
        </div>
      )}
      <table role="table" aria-label={label} className="w-full border-collapse max-md:block">
        <thead role="rowgroup" className="max-md:block max-md:not-focus-within:sr-only">
          <tr
            role="row"
            className="border-b border-line text-13 text-ink-2 max-md:flex max-md:flex-wrap"
          >
            {table.getFlatHeaders().map((header) => (
              <HeaderCell key={header.id} header={header} order={props.order} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              data-explains
              onClick={onOpen && (({ target }) => isBesides(target) && onOpen(row.original))}
              className={classNames(
                onOpen && "cursor-pointer hover:bg-surface",
                "border-b border-line max-md:grid max-md:gap-2 max-md:rounded-panel max-md:border max-md:bg-surface max-md:p-4",
              )}
            >
              {props.columns.map((column) => (
                <td
                  key={column.label}
                  role="cell"
                  className={classNames(
                    "px-2 py-3 lg:px-3 first:pl-0 last:pr-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0",
                    column.isNumber && "figures text-right",
                    column.className,
                  )}
                >
                  <span aria-hidden className="shrink-0 text-13 text-ink-3 md:hidden">
                    {column.label}
                  </span>
                  {column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DataPager table={table} />
    </>
  );
}

const isBesides = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("a, button, input, [data-explain]") === null;

type HeaderProps<Row extends RowData> = {
  header: Header<typeof features, Row>;
  order: Order | undefined;
};

function HeaderCell<Row extends RowData>({ header: { column }, order }: HeaderProps<Row>) {
  const { header: label, meta } = column.columnDef;
  const { sorted, sort } = sortingOf(column, order);
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort ? ariaSort(sorted) : undefined}
      className={classNames(
        "px-2 py-2.5 lg:px-3 font-normal first:pl-0 last:pr-0",
        meta?.isNumber ? "text-right" : "text-left",
        meta?.className,
      )}
    >
      {sort ? (
        <SortButton
          label={String(label)}
          sorted={sorted}
          onSort={sort}
          className="whitespace-nowrap"
          arrowClassName="-right-4"
        />
      ) : (
        (meta?.heading ?? String(label))
      )}
    </th>
  );
}

/**
 * Returns the column's sort direction and a function to sort by it, or null if it can't be sorted.
 */
function sortingOf<Row extends RowData>(
  column: Header<typeof features, Row>["column"],
  order: Order | undefined,
): { sorted: "asc" | "desc" | false; sort: (() => void) | null } {
  const key = column.columnDef.meta?.sortKey;
  if (!order || key === undefined) {
    const sort = column.getCanSort() ? () => column.toggleSorting() : null;
    return { sorted: column.getIsSorted(), sort };
  }
  const { by, onOrder } = order;
  const isDown = by === `-${key}`;
  const direction = isDown ? "desc" : "asc";
  return {
    sorted: isDown || by === key ? direction : false,
    sort: () => onOrder(by === key ? `-${key}` : key),
  };
}
