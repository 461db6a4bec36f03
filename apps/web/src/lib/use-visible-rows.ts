import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { afterRest } from "./after-rest.ts";
import { covers, followRows, rowsInSight } from "./row-range.ts";
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
  /**
   * For a list that gives rows to others: those of `range` that are in `sight` come first, the rest
   * of them when there is time (`later`). Rows keep their place (`rowAt`) in both.
   */
  range: RowRange;
  later: RowRange;
  /** As it was when the scroll rested, or when rows were brought. */
  sight: RowRange;
  /** As it was when the scroll last rested. */
  rested: RowRange;
  /** The first row when the list last rested: so long, the order of rows in the page begins there. */
  restedAt: number;
  /** Scrolls as little as it takes to bring a row into sight. */
  scrollToRow: (index: number) => void;
};

/** Milliseconds without a scroll: then what is in sight is known, then rows are put in order. */
const restMs = { known: 100, ordered: 400 };

/**
 * Which of many rows of one height to render: those in sight and some beyond each edge. While one
 * scrolls, they are followed by many at a time, rendered by and by between frames (React defers
 * them) and before they are seen.
 */
export function useVisibleRows(
  scrollerRef: RefObject<HTMLElement | null>,
  { count, rowHeight, covered = 0 }: Options,
): VisibleRows {
  const [state, setState] = useState(start);
  const [rested, setRested] = useState(start.sight);
  const [restedAt, setRestedAt] = useState(0);
  const { range, sight } = state;
  const later = state.later.size === range.size ? state.later : range;
  const latest = useRef({ count, rendered: later });
  useEffect(() => {
    latest.current = { count, rendered: later };
  });

  useEffect(() => {
    const element = scrollerRef.current;
    if (!element) return undefined;
    // Asked for while rows change, the height would make the browser lay out the page at once.
    let height = element.clientHeight;
    let frame = 0;
    let ordering = 0;
    let present: RowRange | null = null;
    let from = 0;
    const look = () => rowsInSight({ top: element.scrollTop, height, rowHeight });
    const follow = () => {
      frame = 0;
      const seen = look();
      const { count: rows, rendered } = latest.current;
      const next = followRows({ present, from, sight: seen, count: rows });
      from = seen.first;
      const isSeen = covers(rendered, seen, rows);
      if (next === present && isSeen) return;
      present = next;
      if (isSeen) {
        // In this frame, however long: a second one would be late as well.
        flushSync(() => setState({ range: next, later: next, sight: seen }));
        return;
      }
      setState((before) => ({ range: next, later: before.later, sight: seen }));
      startTransition(() => setState((before) => ({ ...before, later: before.range })));
    };
    const order = () => {
      if (present) setRestedAt(present.first);
    };
    const settle = () => {
      const seen = look();
      setState((before) =>
        before.sight.first === seen.first ? before : { ...before, sight: seen },
      );
      setRested((before) => (isSame(before, seen) ? before : seen));
      ordering = window.setTimeout(order, restMs.ordered - restMs.known);
    };
    const rest = afterRest(restMs.known, settle);
    const scroll = () => {
      if (frame === 0) frame = requestAnimationFrame(follow);
      clearTimeout(ordering);
      rest.soon();
    };
    const resize = new ResizeObserver(() => {
      height = element.clientHeight;
      follow();
      setRested(look());
    });
    resize.observe(element);
    element.addEventListener("scroll", scroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(ordering);
      rest.cancel();
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

  const { first, size } = covers(later, sight, count) ? later : range;
  const end = Math.min(first + size, count);
  return { first: Math.min(first, count), end, range, later, sight, rested, restedAt, scrollToRow };
}

function isSame(a: RowRange, b: RowRange): boolean {
  return a.first === b.first && a.size === b.size;
}

const first = { first: 0, size: 12 };
const start = { range: first, later: first, sight: first };
