import { type Verdict, judgeGutter } from "./judge-gutter.ts";
import { toSegment } from "./build-segments.ts";
import type { Divider, Segment } from "./word.ts";

/** A region cut at a gutter: what stands over it, on its sides, and below. */
export type Cut = {
  verdict: Exclude<Verdict, "rows">;
  x: number;
  above: Segment[];
  left: Segment[];
  right: Segment[];
  below: Segment[];
};

/** The free strip that parts the most of a region, or null when it is to be read line by line. */
export function findGutter(segments: readonly Segment[], dividers: readonly Divider[]): Cut | null {
  let best: Cut | null = null;
  let bestScore = 0;
  for (const x of candidates(segments)) {
    for (const cut of cutsAt(x, segments)) {
      if (cut.left.length < 2 || cut.right.length < 2) continue;
      const size = cut.left.length + cut.right.length;
      const strip =
        Math.min(...cut.right.map((s) => s.left)) - Math.max(...cut.left.map((s) => s.right));
      const score = size + Math.min(strip, 40) / 50;
      if (score <= bestScore || strip < 3) continue;
      const verdict = judgeGutter({ ...cut, dividers });
      if (verdict === "rows") continue;
      best = { ...cut, verdict };
      bestScore = score;
    }
  }
  return best && liftHeader(best);
}

/** Left edges that have text on their left. */
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

type Sides = Omit<Cut, "verdict">;

/** The stretches of a region that nothing crosses at `x`. */
function cutsAt(x: number, segments: readonly Segment[]): Sides[] {
  const sorted = segments.toSorted((a, b) => a.baseline - b.baseline);
  const cuts: Sides[] = [];
  let sides: Sides = { x, above: [], left: [], right: [], below: [] };
  const passed: Segment[] = [];
  const finish = (): void => {
    if (sides.left.length > 0 && sides.right.length > 0) cuts.push(sides);
    sides = { x, above: [...passed], left: [], right: [], below: [] };
  };
  for (const segment of sorted) {
    const halves = segment.right <= x + 0.5 || segment.left >= x - 0.5 ? null : splitAt(segment, x);
    if (segment.left >= x - 0.5) sides.right.push(segment);
    else if (segment.right <= x + 0.5) sides.left.push(segment);
    else if (halves) {
      sides.left.push(halves[0]);
      sides.right.push(halves[1]);
    } else {
      finish();
      sides.above.push(segment);
    }
    passed.push(segment);
  }
  finish();
  for (const cut of cuts) {
    const inside = new Set([...cut.left, ...cut.right].flatMap((segment) => segment.words));
    const seen = new Set(cut.above);
    cut.below = sorted.filter((s) => !seen.has(s) && !s.words.some((word) => inside.has(word)));
  }
  return cuts;
}

/** A line that runs from one column straight into the next has a word that starts at `x`. */
function splitAt(segment: Segment, x: number): [Segment, Segment] | null {
  const index = segment.words.findIndex((word) => word.left >= x - 1);
  const [before, after] = [segment.words[index - 1], segment.words[index]];
  if (!before || !after || after.left > x + 1.5) return null;
  if (after.left - before.right < 0.6 * Math.min(before.size, after.size)) return null;
  const left = toSegment(segment.words.slice(0, index), segment.bullet);
  const right = toSegment(segment.words.slice(index));
  return left && right ? [left, right] : null;
}

/**
 * A name set over one column only, apart from both, belongs over the columns: the header is read
 * before either of them.
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
  const last = header[header.length - 1];
  if (!next || !last || !header.some((segment) => segment.size === largest)) return cut;
  if (largest < 1.3 * next.size || next.top - Math.max(...header.map((s) => s.bottom)) < 4)
    return cut;
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
