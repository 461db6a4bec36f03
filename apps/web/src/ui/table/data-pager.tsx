import type { RowData } from "@tanstack/react-table";
import { Button } from "../button.tsx";
import type { DataTableModel } from "./use-data-table.ts";

/**
 * The range of visible rows with buttons for other pages. Renders nothing if there is only one
 * page.
 */
export function DataPager<Row extends RowData>({ table }: { table: DataTableModel<Row> }) {
  if (table.getPageCount() <= 1) return null;
  const { pageIndex, pageSize } = table.state.pagination;
  const count = table.getRowCount();
  const first = pageIndex * pageSize + 1;
  const figure = (value: number) => value.toLocaleString("en");
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-13 text-ink-2 figures">
        {figure(first)}–{figure(Math.min(count, first + pageSize - 1))} of {figure(count)}
      </p>
      <Button size="sm" disabled={!table.getCanPreviousPage()} onClick={() => table.previousPage()}>
        Previous
      </Button>
      <Button size="sm" disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
        Next
      </Button>
    </nav>
  );
}
