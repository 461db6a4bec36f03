import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import { useCallback, useMemo, useState } from "react";
import type { FocusEvent } from "react";

type Options<Row> = {
  rows: readonly Row[];
  /** Pixels. Every row has the same height. */
  rowHeight: number;
  /** The number of columns. */
  lanes?: number;
  /** Pixels between two rows, and before the first one. */
  gap?: number;
  /** Pixels of a sticky header inside the scroller, above the rows. */
  headerHeight?: number;
  /** Rows rendered beyond each edge, which avoids blank space while scrolling. */
  overscan?: number;
};

/**
 * The rows of a long list to render: the visible ones, a few around them, and the focused one,
 * which would lose the focus otherwise. Rows need `data-row-id`.
 */
export function useVirtualRows<Row extends { id: number }>(
  scroller: HTMLElement | null,
  { rows, rowHeight, lanes = 1, gap = 0, headerHeight = 0, overscan = 8 }: Options<Row>,
) {
  "use no memo";
  const { focusedId, ...focusHandlers } = useFocusedRow();
  const focusedIndex = useMemo(
    () => (focusedId === null ? -1 : rows.findIndex(({ id }) => id === focusedId)),
    [focusedId, rows],
  );
  // oxlint-disable-next-line react/incompatible-library -- read here at each render, and only values are handed on
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => withRow(range, focusedIndex), [focusedIndex]),
    overscan: overscan * lanes,
    lanes,
    gap,
    paddingStart: gap,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
  });
  const items = virtualizer.getVirtualItems().flatMap(({ index, start, lane }) => {
    const row = rows[index];
    return row === undefined ? [] : [{ row, index, lane, top: start - headerHeight }];
  });
  return {
    items,
    height: virtualizer.getTotalSize(),
    scrollToRow: virtualizer.scrollToIndex,
    focusHandlers,
  };
}

function useFocusedRow() {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  return {
    focusedId,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest<HTMLElement>("[data-row-id]");
      if (row) setFocusedId(Number(row.dataset.rowId));
    },
    onBlur: ({ target }: FocusEvent) => {
      // The element stays focused while another window is active.
      if (target !== document.activeElement) setFocusedId(null);
    },
  };
}

function withRow(range: Range, index: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].sort((a, b) => a - b);
}
