import { useCallback, useEffect, useState } from "react";
import type { RefObject } from "react";
import { followRows, rowsInSight } from "./row-range.ts";
import type { RowRange } from "./row-range.ts";

type Options = {
  count: number;
  /** Pixels; every row has the same height. */
  rowHeight: number;
  /** Pixels of the scroller that a sticky header covers. */
  covered?: number;
};

export type VisibleRows = {
  /** The rows to render: `first` up to, but not including, `end`. */
  first: number;
  end: number;
  /** Most rows that are rendered at once: a row's place modulo this is a key that is reused. */
  size: number;
  /** Rows that are surely out of sight at each end, unless a scroll is going on. */
  spare: number;
  /** The first row when the list last rested: so long, the order of rows in the page begins there. */
  restedAt: number;
  /** Scrolls as little as it takes to bring a row into sight. */
  scrollToRow: (index: number) => void;
};

/** Milliseconds without a new row after which a scroll has ended. */
const restMs = 400;

/**
 * Which of many rows of one height to render: those in sight and some beyond each edge. While one
 * scrolls, they follow by a row or two a frame, so that no frame has much to do.
 */
export function useVisibleRows(
  scrollerRef: RefObject<HTMLElement | null>,
  { count, rowHeight, covered = 0 }: Options,
): VisibleRows {
  const [range, setRange] = useState<RowRange>({ first: 0, size: 12, spare: 0 });
  const [restedAt, setRestedAt] = useState(0);
  const { first, size, spare } = range;

  useEffect(() => {
    if (first === restedAt) return undefined;
    const rest = setTimeout(() => setRestedAt(first), restMs);
    return () => clearTimeout(rest);
  }, [first, restedAt]);

  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    // Asked for while rows change, the height would make the browser lay out the page at once.
    let height = element.clientHeight;
    let frame = 0;
    let present: RowRange | null = null;
    const follow = () => {
      frame = 0;
      const wanted = rowsInSight({ top: element.scrollTop, height, rowHeight });
      const next = followRows(present, wanted);
      if (next !== present) {
        present = next;
        setRange(next);
      }
      if (next.first !== wanted.first) frame = requestAnimationFrame(follow);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      follow();
    });
    resize.observe(element);
    element.addEventListener("scroll", ask, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      element.removeEventListener("scroll", ask);
    };
  }, [rowHeight, scrollerRef]);

  const scrollToRow = useCallback(
    (index: number) => {
      const element = scrollerRef.current;
      if (!element) return;
      const top = index * rowHeight;
      const lowest = top + rowHeight - (element.clientHeight - covered);
      if (top < element.scrollTop) element.scrollTop = top;
      else if (lowest > element.scrollTop) element.scrollTop = lowest;
    },
    [covered, rowHeight, scrollerRef],
  );

  const end = Math.min(first + size, count);
  return { first: Math.min(first, count), end, size, spare, restedAt, scrollToRow };
}
