import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useVirtualRows } from "../../../lib/use-virtual-rows.ts";
import { useExcerpts } from "../full-text/use-excerpts.ts";
import type { ExcerptParts } from "../full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "../use-candidate-detail.ts";
import type { ListActions, ListMarks } from "../row-actions.ts";
import { useRowMenu } from "../row-menu.tsx";
import { marksOf } from "../row-props.ts";
import { layOutColumns } from "./table-grid.ts";
import { headerHeight, TableHeader } from "./table-header.tsx";
import type { Share } from "./table-header.tsx";
import { TableRow } from "./table-row.tsx";
import type { CandidateTableModel } from "./use-candidate-table.ts";

type Props = {
  jobId: number;
  table: CandidateTableModel;
  isCompact: boolean;
  /** The filtered candidates in display order. */
  candidates: readonly ListedCandidate[];
  /** The text that the CVs are searched for, or an empty string. */
  search: string;
  openId: number | null;
  marks: ListMarks;
  actions: ListActions;
};

/** Pixels, including the line below. */
const rowHeights = { roomy: 54, compact: 42 };

/** Renders only the rows near the visible area, which keeps 10,000 candidates fast. */
export function CandidateTable(props: Props) {
  const { jobId, table, isCompact, candidates, search, openId, marks } = props;
  const { shortlist, selection } = marks;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { actions, menu } = useRowMenu(props.actions);
  const isShortlisted = shortlist.has;
  const shortlistedCount = useMemo(
    () => candidates.filter(({ id }) => isShortlisted(id)).length,
    [candidates, isShortlisted],
  );
  const { minWidth, gridTemplateColumns } = layOutColumns(table);
  const columns = table.getVisibleLeafColumns();
  const rowHeight = isCompact ? rowHeights.compact : rowHeights.roomy;
  return (
    <div
      ref={setScroller}
      className="@container relative h-full overflow-auto overscroll-contain bg-surface"
    >
      <div
        role="table"
        aria-label="Candidates"
        aria-rowcount={candidates.length + 1}
        style={{ minWidth, "--columns": gridTemplateColumns, "--row-height": `${rowHeight}px` }}
      >
        <TableHeader
          table={table}
          shortlisted={shareOf(shortlistedCount, candidates.length)}
          selected={shareOf(selection.ids.length, candidates.length)}
          onSelectAll={(isAll) => (isAll ? selection.selectAll() : selection.clear())}
          onShortlistAll={() => shortlist.toggleAll(candidates.map(({ id }) => id))}
        />
        <Rows
          // A different density discards the measured sizes.
          key={rowHeight}
          {...{ jobId, search, candidates, openId, scroller, rowHeight }}
          renderRow={(candidate, place) => (
            <TableRow
              key={candidate.id}
              candidate={candidate}
              columns={columns}
              index={place.index}
              isOpen={candidate.id === openId}
              {...marksOf(candidate, marks)}
              excerpt={place.excerpt}
              actions={actions}
            />
          )}
        />
      </div>
      {menu}
    </div>
  );
}

const shareOf = (count: number, all: number): Share =>
  count === 0 ? "none" : count < all ? "some" : "all";

type RowsProps = Pick<Props, "jobId" | "search" | "candidates" | "openId"> & {
  scroller: HTMLDivElement | null;
  rowHeight: number;
  renderRow: (
    candidate: ListedCandidate,
    place: { index: number; excerpt: ExcerptParts | undefined },
  ) => ReactNode;
};

/** Separate from the header, so scrolling renders only new rows. */
function Rows(props: RowsProps) {
  const { jobId, search, candidates, openId, scroller, rowHeight, renderRow } = props;
  const { items, height, scrollToRow, focusHandlers } = useVirtualRows(scroller, {
    rows: candidates,
    rowHeight,
    headerHeight,
  });
  const openIndex = useMemo(
    () => (openId === null ? -1 : candidates.findIndex(({ id }) => id === openId)),
    [candidates, openId],
  );
  useEffect(() => {
    // Runs again once the scroller exists, because a link may open a candidate far down the list.
    if (scroller && openIndex >= 0) scrollToRow(openIndex);
  }, [scroller, openIndex, scrollToRow]);
  const shown = items.map(({ row }) => row);
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  return (
    <div role="rowgroup" className="relative" style={{ height }} {...focusHandlers}>
      {items.map(({ row, index }) => renderRow(row, { index, excerpt: excerptOf(row.id) }))}
    </div>
  );
}
