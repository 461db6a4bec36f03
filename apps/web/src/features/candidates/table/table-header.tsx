import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { Header } from "@tanstack/react-table";
import type { ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { ariaSort, SortButton } from "../../../ui/table/sort-button.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import type { features } from "./columns.tsx";
import { ColumnHelp } from "./lazy-column-help.ts";
import { checkBoxStyle } from "../../../ui/forms/check-box-style.ts";
import { besidePinned, pinned } from "./table-grid.ts";
import type { CandidateTableModel } from "./use-candidate-table.ts";
import { useMay } from "../../../lib/job-role.ts";

/** Pixels: two lines of text and the line below. */
export const headerHeight = 45;

export type Share = "none" | "some" | "all";

type Props = {
  table: CandidateTableModel;
  shortlisted: Share;
  onShortlistAll: () => void;
  /** How many of the visible candidates are selected. */
  selected: Share;
  onSelectAll: (isAll: boolean) => void;
};

export function TableHeader(props: Props) {
  const { table, shortlisted, onShortlistAll, selected, onSelectAll } = props;
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
            disabled={!useMay("review")}
            onChange={onShortlistAll}
          />
        </div>
        {table.getFlatHeaders().map((header) => (
          <HeaderCell key={header.id} header={header}>
            {header.id === "name" && (
              <input
                ref={(box) => {
                  if (box) box.indeterminate = selected === "some";
                }}
                type="checkbox"
                aria-label="Select all candidates"
                title="Select all candidates"
                checked={selected === "all"}
                className={classNames("row-check mr-2", checkBoxStyle)}
                onChange={({ target }) => onSelectAll(target.checked)}
              />
            )}
          </HeaderCell>
        ))}
        <div role="columnheader" className={`-right-px bg-inherit ${pinned}`}>
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  );
}

type CellProps = {
  header: Header<typeof features, ListedCandidate>;
  /** Rendered before the heading. */
  children: ReactNode;
};

function HeaderCell({ header: { column }, children }: CellProps) {
  const { header: label, meta } = column.columnDef;
  const sorted = column.getIsSorted();
  const isExplained = meta?.isExplained === true;
  const shown = column.getCanSort() ? (
    <SortButton
      label={String(label)}
      sorted={sorted}
      onSort={() => column.toggleSorting()}
      className="-mx-1 px-1 py-0.5 text-inherit -outline-offset-2 [text-align:inherit]"
      arrowClassName={meta?.isEnd ? "-left-2.5" : "-right-2"}
    />
  ) : (
    <span
      className={isExplained ? "rounded-tick -outline-offset-2" : undefined}
      // Focusable, which makes the explanation accessible by keyboard.
      tabIndex={isExplained ? 0 : undefined}
    >
      {String(label)}
    </span>
  );
  return (
    <div
      role="columnheader"
      aria-sort={column.getCanSort() ? ariaSort(sorted) : undefined}
      className={classNames(
        "flex min-w-0 px-2 text-13 text-ink-2",
        meta?.className,
        meta?.isPinned ? `bg-inherit ${pinned}` : besidePinned,
      )}
    >
      {children}
      {isExplained ? (
        <Tooltip text={<ColumnHelp id={column.id} />} describes>
          {shown}
        </Tooltip>
      ) : (
        shown
      )}
    </div>
  );
}
