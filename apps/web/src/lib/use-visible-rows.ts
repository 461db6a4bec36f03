import { useCallback, useEffect, useState } from "react";
import type { RefObject } from "react";

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
  /** Rows come and go, faster than anybody reads them. */
  isMoving: boolean;
  /** Scrolls as little as it takes to bring a row into sight. */
  scrollToRow: (index: number) => void;
};

/** Rows beyond each edge, so that a fast scroll shows no blank; and how coarsely the range moves. */
const overscan = 4;
const step = 2;
/** Milliseconds without a new row after which a scroll has ended. */
const restMs = 150;

/** Which of many rows of one height are in sight. Re-renders only when that changes. */
export function useVisibleRows(
  scrollerRef: RefObject<HTMLElement | null>,
  { count, rowHeight, covered = 0 }: Options,
): VisibleRows {
  const [{ first, size }, setRange] = useState({ first: 0, size: 6 * step });
  const [isMoving, setMoving] = useState(false);

  useEffect(() => {
    if (!isMoving) return undefined;
    const rest = setTimeout(() => setMoving(false), restMs);
    return () => clearTimeout(rest);
  }, [first, isMoving]);

  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return;
    // Asked for while rows change, the height would make the browser lay out the page at once.
    let height = element.clientHeight;
    const measure = () => {
      const top = Math.floor((element.scrollTop / rowHeight - overscan) / step) * step;
      const next = {
        first: Math.max(0, top),
        size: Math.ceil((height / rowHeight + 2 * overscan) / step + 1) * step,
      };
      setRange((present) =>
        present.first === next.first && present.size === next.size ? present : next,
      );
    };
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      measure();
    });
    resize.observe(element);
    const scroll = () => {
      measure();
      setMoving(true);
    };
    element.addEventListener("scroll", scroll, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener("scroll", scroll);
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

  return {
    first: Math.min(first, count),
    end: Math.min(first + size, count),
    size,
    isMoving,
    scrollToRow,
  };
}
