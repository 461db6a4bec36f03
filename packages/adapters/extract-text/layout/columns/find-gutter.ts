import { cutsAt, narrowestStrip, stackUp } from "./cut-region.ts";
import { findSectionHeads } from "./find-section-heads.ts";
import { type Verdict, classifyGutter } from "./classify-gutter.ts";
import type { PageMarks, Segment } from "../word.ts";

/** A region split at a gutter: the segments above it, on its sides, and below it. */
export type Cut = {
  verdict: Exclude<Verdict, "rows">;
  x: number;
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
};

/** Returns the gutter that separates most of a region, or null if it is read line by line. */
export function findGutter(segments: readonly Segment[], marks: PageMarks): Cut | null {
  let best: Cut | null = null;
  let bestScore = 0;
  const heads = findSectionHeads(segments);
  const isOpen = heads.size === 0 && marks.rules.length === 0;
  const stack = stackUp(segments, heads, marks.rules);
  const openStack = isOpen ? stack : stackUp(segments, new Set(), []);
  for (const x of candidates(segments)) {
    const cuts = cutsAt(x, segments, stack);
    const free = isOpen ? [] : cutsAt(x, segments, openStack);
    // Rules between the entries of a rail separate its rows, not the page.
    for (const sides of [...cuts, ...free]) {
      const { left, right } = sides;
      const strip = Math.min(...right.map((s) => s.left)) - Math.max(...left.map((s) => s.right));
      const score = left.length + right.length + Math.min(strip, 40) / 50;
      if (score <= bestScore || strip < narrowestStrip) continue;
      const verdict = classifyGutter({ x, left, right, dividers: marks.dividers });
      if (verdict === "rows" || (verdict === "columns" && !cuts.includes(sides))) continue;
      best = { ...sides, x, verdict };
      bestScore = score;
    }
  }
  return best && liftHeader(best);
}

/** Returns the left edges that have text to their left. */
function candidates(segments: readonly Segment[]): number[] {
  const edges = segments.map((segment) => segment.left).toSorted((a, b) => a - b);
  const start = (edges[0] ?? 0) + 10;
  const found: number[] = [];
  for (const edge of edges) {
    const last = found[found.length - 1];
    if (edge > start && (last === undefined || edge - last > 1.5)) found.push(edge);
  }
  return found;
}

/**
 * Moves a name above the columns if it is above only one of them with a gap, so the header is read
 * before both.
 */
function liftHeader(cut: Cut): Cut {
  const all = [...cut.left, ...cut.right].toSorted((a, b) => a.top - b.top);
  const largest = Math.max(...all.map((segment) => segment.size));
  const [first] = all;
  if (!first) return cut;
  const side = cut.left.includes(first) ? cut.left : cut.right;
  const header: Segment[] = [];
  for (const segment of all) {
    if (!side.includes(segment)) break;
    header.push(segment);
  }
  const next = all[header.length];
  if (!next || !header.some((segment) => segment.size === largest)) return cut;
  const gap = next.top - Math.max(...header.map((segment) => segment.bottom));
  if (largest < 1.3 * next.size || gap < 4) return cut;
  const without = (list: readonly Segment[]): Segment[] =>
    list.filter((segment) => !header.includes(segment));
  const lifted = {
    ...cut,
    above: [...cut.above, ...header],
    left: without(cut.left),
    right: without(cut.right),
  };
  return lifted.left.length > 0 && lifted.right.length > 0 ? lifted : cut;
}
