import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useRef } from "react";
import type { RefObject } from "react";
import { useVisibleRows } from "../../../lib/use-visible-rows.ts";
import { useExcerpts } from "../full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "../use-candidate-detail.ts";
import type { RowActions } from "../row-actions.ts";
import type { Sort, SortKey } from "../sort-candidates.ts";
import { columns } from "./columns.tsx";
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

const tracks = [{ rem: 2.5 }, ...columns, { rem: 2.75 }];
const minWidth = `${tracks.reduce((sum, { rem }) => sum + rem, 0)}rem`;
const gridTemplateColumns = tracks
  .map((track) => {
    const isGrowing = "grow" in track && track.grow !== undefined;
    return isGrowing ? `minmax(${track.rem}rem, ${track.grow}fr)` : `${track.rem}rem`;
  })
  .join(" ");

/** Only the rows in sight are in the page, so that 10,000 candidates scroll like ten. */
export function CandidateTable(props: Props) {
  const { candidates, sort, onSort, isSelected, onSelectAll } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const selectedCount = useMemo(
    () => candidates.filter(({ id }) => isSelected(id)).length,
    [candidates, isSelected],
  );
  const isAllSelected = selectedCount === candidates.length;
  return (
    <div
      ref={scroller}
      className="group/table relative h-full overflow-auto overscroll-contain bg-surface"
      // Cells that stick cost every frame of a scroll: those on the left do once it is needed.
      onScroll={({ currentTarget }) => {
        currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
      }}
    >
      <div
        role="table"
        aria-label="Candidates"
        aria-rowcount={candidates.length + 1}
        style={{ minWidth }}
      >
        <TableHeader
          gridTemplateColumns={gridTemplateColumns}
          sort={sort}
          onSort={onSort}
          selected={selectedCount === 0 ? "none" : isAllSelected ? "all" : "some"}
          onSelectAll={onSelectAll}
        />
        <Rows scroller={scroller} {...props} />
      </div>
    </div>
  );
}

type RowsProps = Props & { scroller: RefObject<HTMLDivElement | null> };

/** Apart from the header, so that scrolling renders nothing but new rows. */
function Rows({
  scroller,
  jobId,
  search,
  candidates,
  openId,
  isSelected,
  isMarked,
  actions,
}: RowsProps) {
  const { first, end, size, isMoving, scrollToRow } = useVisibleRows(scroller, {
    count: candidates.length,
    rowHeight,
    covered: headerHeight,
  });
  const openIndex = useMemo(
    () => (openId === null ? -1 : candidates.findIndex(({ id }) => id === openId)),
    [candidates, openId],
  );
  useEffect(() => {
    if (openIndex >= 0) scrollToRow(openIndex);
  }, [openIndex, scrollToRow]);
  const shown = useMemo(() => candidates.slice(first, end), [candidates, end, first]);
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  // While they move, the rows keep their order in the page: what is moved there is laid out anew.
  const places = shown.map((candidate, offset) => ({ candidate, index: first + offset }));
  if (isMoving) places.sort((one, other) => (one.index % size) - (other.index % size));
  return (
    <div role="rowgroup" className="relative" style={{ height: candidates.length * rowHeight }}>
      {places.map(({ candidate, index }) => (
        <TableRow
          // By place: sorting, filtering and scrolling change the texts of rows that are there already.
          key={index % size}
          candidate={candidate}
          index={index}
          gridTemplateColumns={gridTemplateColumns}
          isOpen={candidate.id === openId}
          isSelected={isSelected(candidate.id)}
          isMarked={isMarked(candidate.id)}
          excerpt={excerptOf(candidate.id)}
          actions={actions}
        />
      ))}
    </div>
  );
}
