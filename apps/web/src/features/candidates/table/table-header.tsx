import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { Header } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { Checkbox } from "../../../ui/forms/checkbox.tsx";
import type { features } from "./columns.tsx";
import type { CandidateTableModel } from "./use-candidate-table.ts";

/** Pixels: h-9 and its line. */
export const headerHeight = 37;

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
        className="grid h-9 grid-cols-(--columns) border-b border-line bg-inherit"
        style={{ height: headerHeight }}
      >
        <div
          role="columnheader"
          aria-label="Shortlisted"
          className="sticky left-0 z-10 flex items-center justify-center bg-inherit"
        >
          <Checkbox
            checked={shortlisted === "all"}
            indeterminate={shortlisted === "some"}
            onChange={() => onShortlistAll(shortlisted !== "all")}
            label="Shortlist all candidates"
            hideLabel
          />
        </div>
        {table.getFlatHeaders().map((header) => (
          <HeaderCell key={header.id} header={header} />
        ))}
        <div role="columnheader">
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
        "flex min-w-0 items-center px-2.5 text-13 font-normal text-ink-2",
        meta?.className,
        meta?.isPinned && "z-10 bg-inherit",
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className={classNames(
            "group relative -ml-1.5 rounded-tick px-1.5 py-1 whitespace-nowrap hover:text-ink",
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
              "absolute top-1/2 -right-2.5 -translate-y-1/2",
              !sorted && "opacity-0 group-hover:opacity-60",
            )}
          />
        </button>
      ) : (
        <span className="truncate">{String(label)}</span>
      )}
    </div>
  );
}
