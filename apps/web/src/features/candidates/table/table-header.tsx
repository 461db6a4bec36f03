import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import type { features } from "./columns.tsx";
import { pinned } from "./table-grid.ts";
import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Pixels: headings of two lines, and the line below. */
export const headerHeight = 45;

type Props = {
  table: CandidateTableModel;
  shortlisted: "none" | "some" | "all";
  onShortlistAll: (isShortlisted: boolean) => void;
};

export function TableHeader({ table, shortlisted, onShortlistAll }: Props) {
  return (
    <div role="rowgroup" className="sticky top-0 z-20 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className="grid grid-cols-(--columns) border-b border-line bg-inherit"
        style={{ height: headerHeight }}
      >
        <div role="columnheader" aria-label="Shortlisted" className={`left-0 bg-inherit ${pinned}`}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = shortlisted === "some";
            }}
            type="checkbox"
            aria-label="Shortlist all candidates"
            title="Shortlist all candidates"
            checked={shortlisted === "all"}
            className="star size-full"
            onChange={() => onShortlistAll(shortlisted !== "all")}
          />
        </div>
        {table.getFlatHeaders().map((header) => (
          <HeaderCell key={header.id} header={header} />
        ))}
        <div role="columnheader" className={`right-0 bg-inherit ${pinned}`}>
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  );
}

type CellProps = { header: Header<typeof features, ListedCandidate> };

const directions = { asc: "ascending", desc: "descending" } as const;

function HeaderCell({ header: { column } }: CellProps) {
  const { header: label, meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const Arrow = sorted === "asc" ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      aria-sort={column.getCanSort() ? (sorted ? directions[sorted] : "none") : undefined}
      className={classNames(
        "flex min-w-0 px-2 text-13 text-ink-2",
        meta?.className,
        meta?.isPinned && `bg-inherit ${pinned}`,
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classNames(
            "group relative -mx-1 rounded-tick px-1 py-0.5 text-inherit hover:text-ink [text-align:inherit]",
            sorted && "font-medium text-ink",
          )}
          onClick={() => column.toggleSorting()}
        >
          {String(label)}
          <Arrow
            size={13}
            strokeWidth={1.6}
            aria-hidden="true"
            className={classNames(
              "absolute top-1/2 -translate-y-1/2",
              meta?.isEnd ? "-left-2.5" : "-right-2",
              !sorted && "opacity-0 group-hover:opacity-60",
            )}
          />
        </button>
      ) : (
        <span>{String(label)}</span>
      )}
    </div>
  );
}
