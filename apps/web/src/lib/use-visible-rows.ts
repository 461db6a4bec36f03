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
  /** Scrolls as little as it takes to bring a row into sight. */
  scrollToRow: (index: number) => void;
};

/** Rows beyond each edge, so that a fast scroll shows no blank; and how coarsely the range moves. */
const overscan = 4;
const step = 2;

/** Which of many rows of one height are in sight. Re-renders only when that changes. */
export function useVisibleRows(
  scrollerRef: RefObject<HTMLElement | null>,
  { count, rowHeight, covered = 0 }: Options,
): VisibleRows {
  const [range, setRange] = useState({ first: 0, end: 6 * step });

  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return;
    // Asked for while rows change, the height would make the browser lay out the page at once.
    let height = element.clientHeight;
    const measure = () => {
      const { scrollTop } = element;
      const top = scrollTop / rowHeight - overscan;
      const bottom = (scrollTop + height) / rowHeight + overscan;
      const first = Math.max(0, Math.floor(top / step) * step);
      const end = Math.ceil(bottom / step) * step;
      setRange((present) =>
        present.first === first && present.end === end ? present : { first, end },
      );
    };
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      measure();
    });
    resize.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener("scroll", measure);
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

  return { first: Math.min(range.first, count), end: Math.min(range.end, count), scrollToRow };
}
