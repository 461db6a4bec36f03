import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useRef } from "react";
import type { RefObject } from "react";
import { useHeldPlace } from "./use-held-place.ts";
import { usePinnedCells } from "./use-pinned-cells.ts";
import { usePointedRow } from "./use-pointed-row.ts";
import { useSpreadOrder } from "./use-spread-order.ts";
import { wholeText } from "../../../lib/whole-text.ts";
import { useVisibleRows } from "../../../lib/use-visible-rows.ts";
import { useExcerpts } from "../full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "../use-candidate-detail.ts";
import type { RowActions } from "../row-actions.ts";
import type { Sort, SortKey } from "../sort-candidates.ts";
import { placesOf } from "./row-places.ts";
import { minWidth, pinnedShift } from "./table-grid.ts";
import { headerHeight, TableHeader } from "./table-header.tsx";
import { rowHeight, TableRow } from "./table-row.tsx";

type Props = {
  jobId: number;
  /** Filtered and sorted. */
  candidates: readonly ListedCandidate[];
  /** What the CVs were searched for; empty when they were not. */
  search: string;
  sort: Sort;
  onSort: (key: SortKey) => void;
  openId: number | null;
  isSelected: (id: number) => boolean;
  isMarked: (id: number) => boolean;
  /** Selects or clears all of `candidates`. */
  onSelectAll: (isSelected: boolean) => void;
  actions: RowActions;
};

/** Only the rows in sight are in the page, so that 10,000 candidates scroll like ten. */
export function CandidateTable(props: Props) {
  const { candidates, sort, onSort, isSelected, onSelectAll } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const selectedCount = useMemo(
    () => candidates.filter(({ id }) => isSelected(id)).length,
    [candidates, isSelected],
  );
  const isAllSelected = selectedCount === candidates.length;
  usePinnedCells(scroller);
  const cover = usePointedRow(scroller);
  return (
    <div
      ref={scroller}
      className="@container relative h-full overflow-auto overscroll-contain bg-surface"
    >
      <div
        role="table"
        aria-label="Candidates"
        {...wholeText}
        aria-rowcount={candidates.length + 1}
        style={{ minWidth, "--pinned-shift": pinnedShift }}
      >
        <TableHeader
          sort={sort}
          onSort={onSort}
          selected={selectedCount === 0 ? "none" : isAllSelected ? "all" : "some"}
          onSelectAll={onSelectAll}
        />
        <Rows scroller={scroller} cover={cover} {...props} />
      </div>
    </div>
  );
}

type RowsProps = Props & {
  scroller: RefObject<HTMLDivElement | null>;
  cover: RefObject<HTMLDivElement | null>;
};

/** Apart from the header, so that scrolling renders nothing but new rows. */
function Rows({
  scroller,
  cover,
  jobId,
  search,
  candidates,
  openId,
  isSelected,
  isMarked,
  actions,
}: RowsProps) {
  const { range, later, sight, rested, restedAt, scrollToRow } = useVisibleRows(scroller, {
    count: candidates.length,
    rowHeight,
    covered: headerHeight,
  });
  const { held, ...focusHandlers } = useHeldPlace();
  const candidateAt = useSpreadOrder(candidates, { sight, present: range });
  const openIndex = useMemo(
    () => (openId === null ? -1 : candidates.findIndex(({ id }) => id === openId)),
    [candidates, openId],
  );
  useEffect(() => {
    if (openIndex >= 0) scrollToRow(openIndex);
  }, [openIndex, scrollToRow]);
  // Those of rows that only go by would be asked for, read and kept while the list moves.
  const shown = useMemo(
    () => candidates.slice(Math.max(0, rested.first - 4), rested.first + rested.size + 4),
    [candidates, rested],
  );
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  const places = placesOf({ range, later, sight, restedAt, held })
    .map(({ key, index }) => {
      const candidate = candidateAt(index);
      return candidate && index < candidates.length ? { key, index, candidate } : null;
    })
    .filter((place) => place !== null);
  return (
    <div
      role="rowgroup"
      className="relative"
      style={{ height: candidates.length * rowHeight }}
      {...focusHandlers}
    >
      {places.map(({ key, candidate, index }) => (
        <TableRow
          // By place: sorting, filtering and scrolling change the texts of rows that are there already.
          key={key}
          place={key}
          candidate={candidate}
          index={index}
          isOpen={candidate.id === openId}
          isSelected={isSelected(candidate.id)}
          isMarked={isMarked(candidate.id)}
          excerpt={excerptOf(candidate.id)}
          actions={actions}
        />
      ))}
      <div ref={cover} aria-hidden="true" className="pointer-events-none absolute inset-0 z-10" />
    </div>
  );
}
