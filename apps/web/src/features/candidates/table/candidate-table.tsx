import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useMemo, useState } from "react";
import { useVirtualRows } from "../../../lib/use-virtual-rows.ts";
import { useExcerpts } from "../full-text/use-excerpts.ts";
import { usePrefetchedDetails } from "../use-candidate-detail.ts";
import type { RowActions } from "../row-actions.ts";
import { RowMenu } from "../row-menu.tsx";
import { layOutColumns } from "./table-grid.ts";
import { headerHeight, TableHeader } from "./table-header.tsx";
import { rowHeight, TableRow } from "./table-row.tsx";
import type { CandidateTableModel } from "./use-candidate-table.ts";

type Props = {
  jobId: number;
  table: CandidateTableModel;
  /** Those of the table that pass the filters, in its order. */
  candidates: readonly ListedCandidate[];
  /** What the CVs were searched for; empty when they were not. */
  search: string;
  openId: number | null;
  isShortlisted: (id: number) => boolean;
  isSelected: (id: number) => boolean;
  /** Shortlists or clears all of `candidates`. */
  onShortlistAll: (isShortlisted: boolean) => void;
  actions: RowActions;
};

/** Only the rows around those in sight are in the page, so that 10,000 candidates scroll like ten. */
export function CandidateTable(props: Props) {
  const { table, candidates, isShortlisted, onShortlistAll } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [menuOf, setMenuOf] = useState<ListedCandidate | null>(null);
  const shortlistedCount = useMemo(
    () => candidates.filter(({ id }) => isShortlisted(id)).length,
    [candidates, isShortlisted],
  );
  const isAllShortlisted = shortlistedCount === candidates.length;
  const { minWidth, gridTemplateColumns } = layOutColumns(table);
  return (
    <div ref={setScroller} className="relative h-full overflow-auto overscroll-contain bg-surface">
      <div
        role="table"
        aria-label="Candidates"
        aria-rowcount={candidates.length + 1}
        style={{ minWidth }}
      >
        <TableHeader
          table={table}
          gridTemplateColumns={gridTemplateColumns}
          shortlisted={shortlistedCount === 0 ? "none" : isAllShortlisted ? "all" : "some"}
          onShortlistAll={onShortlistAll}
        />
        <Rows {...props} {...{ scroller, gridTemplateColumns }} onMenu={setMenuOf} />
      </div>
      <RowMenu onDelete={() => menuOf && props.actions.delete(menuOf)} />
    </div>
  );
}

type RowsProps = Props & {
  scroller: HTMLDivElement | null;
  gridTemplateColumns: string;
  onMenu: (candidate: ListedCandidate) => void;
};

/** Apart from the header, so that scrolling renders nothing but new rows. */
function Rows(props: RowsProps) {
  const { jobId, table, candidates, search, openId, actions } = props;
  const { items, height, scrollToRow, focusHandlers } = useVirtualRows(props.scroller, {
    rows: candidates,
    rowHeight,
    headerHeight,
  });
  const openIndex = useMemo(
    () => (openId === null ? -1 : candidates.findIndex(({ id }) => id === openId)),
    [candidates, openId],
  );
  useEffect(() => {
    if (openIndex >= 0) scrollToRow(openIndex);
  }, [openIndex, scrollToRow]);
  const shown = items.map(({ row }) => row);
  usePrefetchedDetails(jobId, shown);
  const excerptOf = useExcerpts(jobId, search, shown);
  return (
    <div role="rowgroup" className="relative" style={{ height }} {...focusHandlers}>
      {items.map(({ row: candidate, index, top }) => (
        <TableRow
          key={candidate.id}
          candidate={candidate}
          cells={table.getRow(String(candidate.id)).getVisibleCells()}
          index={index}
          top={top}
          gridTemplateColumns={props.gridTemplateColumns}
          isOpen={candidate.id === openId}
          isShortlisted={props.isShortlisted(candidate.id)}
          isSelected={props.isSelected(candidate.id)}
          excerpt={excerptOf(candidate.id)}
          actions={actions}
          onMenu={props.onMenu}
        />
      ))}
    </div>
  );
}
