import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

export type DataColumn<Row> = {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isNumber?: boolean;
  className?: string;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
};

/** A plain table; on narrow screens each row is a card of its own, which needs the roles said. */
export function DataTable<Row>({ label, columns, rows, keyOf }: Props<Row>) {
  return (
    <table role="table" aria-label={label} className="w-full border-collapse max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line text-13 text-ink-2">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={classNames(
                "px-3 py-2.5 font-normal first:pl-0 last:pr-0",
                column.isNumber ? "text-right" : "text-left",
                column.className,
              )}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="border-b border-line max-md:grid max-md:gap-2 max-md:rounded-panel max-md:border max-md:bg-surface max-md:p-4"
          >
            {columns.map((column) => (
              <td
                key={column.label}
                role="cell"
                className={classNames(
                  "px-3 py-3 first:pl-0 last:pr-0 max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:p-0",
                  column.isNumber && "figures text-right",
                  column.className,
                )}
              >
                <span aria-hidden className="text-13 text-ink-3 md:hidden">
                  {column.label}
                </span>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
