import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../../lib/class-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import type { Sort, SortKey } from "../sort-candidates.ts";
import { columns } from "./columns.tsx";
import { boxArea, columnAreas, gridTemplateColumns, menuArea } from "./table-grid.ts";

/** Pixels: h-9 and its line. */
export const headerHeight = 37;

type Props = {
  sort: Sort;
  onSort: (key: SortKey) => void;
  selected: "none" | "some" | "all";
  onSelectAll: (isSelected: boolean) => void;
};

const cell = "flex h-9 min-w-0 items-center px-2.5 text-13 font-normal text-ink-2";

export function TableHeader({ sort, onSort, selected, onSelectAll }: Props) {
  return (
    <div role="rowgroup" className="sticky top-0 z-20 bg-surface">
      <div
        role="row"
        aria-rowindex={1}
        className="grid border-b border-line bg-inherit"
        style={{ gridTemplateColumns }}
      >
        <div
          role="columnheader"
          aria-label="Selected"
          className="pinned-left z-10 flex items-center justify-center bg-inherit"
          style={boxArea}
        >
          <Checkbox
            checked={selected === "all"}
            indeterminate={selected === "some"}
            onChange={() => onSelectAll(selected !== "all")}
            label="Select all candidates"
            hideLabel
          />
        </div>
        {columns.map(({ id, label, sortKey, className, isPinned }, at) => (
          <div
            key={id}
            role="columnheader"
            aria-sort={sortKey && ariaSort(sort, sortKey)}
            className={classNames(cell, className, isPinned && "z-10 bg-inherit")}
            style={columnAreas[at]}
          >
            {sortKey ? (
              <SortButton label={label} sort={sort} sortKey={sortKey} onSort={onSort} />
            ) : (
              <span className="truncate">{label}</span>
            )}
          </div>
        ))}
        <div role="columnheader" style={menuArea}>
          <span className="sr-only">Actions</span>
        </div>
      </div>
    </div>
  );
}

function ariaSort(sort: Sort, key: SortKey): "none" | "ascending" | "descending" {
  if (sort.key !== key) return "none";
  return sort.descending ? "descending" : "ascending";
}

type SortButtonProps = {
  label: string;
  sort: Sort;
  sortKey: SortKey;
  onSort: (key: SortKey) => void;
};

function SortButton({ label, sort, sortKey, onSort }: SortButtonProps) {
  const isSorted = sort.key === sortKey;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={classNames(
        "group relative -ml-1.5 rounded-tick px-1.5 py-1 whitespace-nowrap hover:text-ink",
        isSorted && "font-medium text-ink",
      )}
      onClick={() => onSort(sortKey)}
    >
      {label}
      <Arrow
        size={13}
        strokeWidth={1.6}
        aria-hidden="true"
        className={classNames(
          "absolute top-1/2 -right-2.5 -translate-y-1/2",
          !isSorted && "opacity-0 group-hover:opacity-60",
        )}
      />
    </button>
  );
}
