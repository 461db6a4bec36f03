import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import type { RowActions } from "../row-actions.ts";
import type { Sort, SortKey } from "../sort-candidates.ts";
import { columns } from "./columns.tsx";
import { TableHeader } from "./table-header.tsx";
import { rowHeight, TableRow } from "./table-row.tsx";

type Props = {
  /** Filtered and sorted. */
  candidates: readonly Candidate[];
  sort: Sort;
  onSort: (key: SortKey) => void;
  openId: number | null;
  isSelected: (id: number) => boolean;
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
const headerHeight = 36;

/** Only the rows in sight are in the page, so that 10,000 candidates scroll like ten. */
export function CandidateTable(props: Props) {
  const { candidates, sort, onSort, openId, isSelected, onSelectAll, actions } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: candidates.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => candidates[index]?.id ?? index,
    overscan: 6,
    paddingStart: 0,
    scrollPaddingStart: headerHeight,
    useFlushSync: false,
  });

  const openIndex = useMemo(
    () => (openId === null ? -1 : candidates.findIndex(({ id }) => id === openId)),
    [candidates, openId],
  );
  const { scrollToIndex } = rows;
  useEffect(() => {
    if (openIndex >= 0) scrollToIndex(openIndex, { align: "auto" });
  }, [openIndex, scrollToIndex]);

  const selectedCount = useMemo(
    () => candidates.filter(({ id }) => isSelected(id)).length,
    [candidates, isSelected],
  );

  return (
    <div
      ref={scroller}
      className="relative h-full overflow-auto overscroll-contain bg-surface"
      // The scroller takes part in the tab order, so that its contents scroll by keyboard too.
      tabIndex={-1}
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
          selected={
            selectedCount === 0 ? "none" : selectedCount === candidates.length ? "all" : "some"
          }
          onSelectAll={onSelectAll}
        />
        <div role="rowgroup" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const candidate = candidates[index];
            return (
              candidate && (
                <TableRow
                  key={candidate.id}
                  candidate={candidate}
                  index={index}
                  top={start}
                  gridTemplateColumns={gridTemplateColumns}
                  isOpen={candidate.id === openId}
                  isSelected={isSelected(candidate.id)}
                  actions={actions}
                />
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}
