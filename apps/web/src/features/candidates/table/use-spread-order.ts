import { useEffect, useState } from "react";
import type { RowRange } from "../../../lib/row-range.ts";

type Spread<Row> = {
  rows: readonly Row[];
  /** What rows farther from the sight than `reach` still show, by their index. */
  before: ReadonlyMap<number, Row>;
  reach: number;
};

/** Rows on either side of the sight that one step takes over: a few, so that no key waits long. */
const step = 12;
/** Milliseconds after a paint: whatever else waits for it comes first. */
const pauseMs = 30;

/**
 * A new order or filter is shown at once where it is seen. The rows beyond take it over by and by,
 * the nearest first: all in one go would hold up the next key for longer than the first ones took.
 * @param present the rows that are in the page
 * @returns the row in a place
 */
export function useSpreadOrder<Row>(
  rows: readonly Row[],
  { sight, present }: { sight: RowRange; present: RowRange },
): (index: number) => Row | undefined {
  const [kept, setKept] = useState<Spread<Row>>({ rows, before: new Map(), reach: present.size });
  const beyond = (index: number) =>
    Math.max(0, sight.first - index, index + 1 - sight.first - sight.size);
  const shownBy =
    ({ rows: now, before, reach }: Spread<Row>) =>
    (index: number) =>
      (beyond(index) > reach ? before.get(index) : undefined) ?? now[index];
  let spread = kept;
  if (kept.rows !== rows) {
    const shown = shownBy(kept);
    const before = new Map<number, Row>();
    for (let index = present.first; index < present.first + present.size; index += 1) {
      const row = shown(index);
      if (row !== undefined) before.set(index, row);
    }
    spread = { rows, before, reach: 0 };
    setKept(spread);
  }
  const { reach } = spread;
  useEffect(() => {
    if (reach >= present.size) return undefined;
    let pause = 0;
    const frame = requestAnimationFrame(() => {
      pause = window.setTimeout(
        () => setKept((now) => ({ ...now, reach: now.reach + step })),
        pauseMs,
      );
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(pause);
    };
  }, [present.size, reach, rows]);
  return shownBy(spread);
}
