import { toSegment } from "../build-segments.ts";
import type { Rule, Segment } from "../word.ts";

/** A vertical range of a region that no segment crosses at some x, and the segments around it. */
export type Sides = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };

/** The narrowest free strip, in points, that separates columns. */
export const narrowestStrip = 3;

/** The items of a region from top to bottom. */
export type Stack = readonly Item[];

/** A segment or, if null, a horizontal rule. `isHead` marks a heading across the columns. */
type Item = { segment: Segment | null; rule: Rule | null; isHead: boolean; y: number };

export function stackUp(
  segments: readonly Segment[],
  heads: ReadonlySet<Segment>,
  rules: readonly Rule[],
): Stack {
  return [
    ...segments.map((segment) => ({
      segment,
      rule: null,
      isHead: heads.has(segment),
      y: segment.baseline - 0.3 * segment.size,
    })),
    ...rules.map((rule) => ({ segment: null, rule, isHead: false, y: rule.y })),
  ].toSorted((a, b) => a.y - b.y);
}

/** Returns the ranges that no segment crosses at `x`, each with lines of text on both sides. */
export function cutsAt(x: number, segments: readonly Segment[], stack: Stack): Sides[] {
  const cuts: Sides[] = [];
  let [left, right]: [Segment[], Segment[]] = [[], []];
  let start = 0;
  const finish = (end: number): void => {
    if (left.length > 1 && right.length > 1) {
      const [above, below] = [segmentsOf(stack, 0, start), segmentsOf(stack, end, stack.length)];
      cuts.push(trimEnds({ left, right, above, below }));
    }
    if (left.length > 0) left = [];
    if (right.length > 0) right = [];
    start = end + 1;
  };
  for (const [index, { segment, rule, isHead }] of stack.entries()) {
    if (rule && !(rule.left < x - 15 && rule.right > x + 15)) continue;
    const side = segment && !isHead ? sideOf(segment, x) : null;
    if (segment && side === "left") left.push(segment);
    else if (segment && side === "right") right.push(segment);
    else {
      const halves = segment && side === "both" ? splitAt(segment, x) : null;
      if (halves) {
        left.push(halves.left);
        right.push(halves.right);
      } else finish(index);
    }
  }
  finish(stack.length);
  const wide = cuts.filter((cut) => cut.left.length > 1 && cut.right.length > 1);
  for (const cut of wide) addSkipped(cut, segments);
  return wide;
}

/** Segments skipped at the start of a range are the obstacle itself and belong above the range. */
function addSkipped(cut: Sides, segments: readonly Segment[]): void {
  const known = new Set([...cut.above, ...cut.below, ...cut.left, ...cut.right]);
  const missing = segments.filter((segment) => !known.has(segment));
  if (missing.length === 0) return;
  const words = new Set([...cut.left, ...cut.right].flatMap((segment) => segment.words));
  for (const segment of missing)
    if (!segment.words.some((word) => words.has(word))) cut.above.push(segment);
}

function segmentsOf(stack: Stack, from: number, to: number): Segment[] {
  const segments: Segment[] = [];
  for (let at = from; at < to; at += 1) {
    const segment = stack[at]?.segment;
    if (segment) segments.push(segment);
  }
  return segments;
}

function sideOf(segment: Segment, x: number): "left" | "right" | "both" | null {
  if (segment.left >= x - 0.5) return "right";
  // A segment that ends within the strip blocks it, like one that ends after it.
  if (segment.right <= x - narrowestStrip) return "left";
  return segment.right <= x + 0.5 ? null : "both";
}

/** Splits a line that continues from one column directly into the next, if a word starts at `x`. */
function splitAt(segment: Segment, x: number): { left: Segment; right: Segment } | null {
  const index = segment.words.findIndex((word) => word.left >= x - 1);
  const [before, after] = [segment.words[index - 1], segment.words[index]];
  if (!before || !after || after.left > x + 1.5) return null;
  if (after.left - before.right < 0.6 * Math.min(before.size, after.size)) return null;
  const left = toSegment(segment.words.slice(0, index), segment.bullet);
  const right = toSegment(segment.words.slice(index));
  return left && right ? { left, right } : null;
}

/**
 * Where only one side continues, its lines may already belong to the full-width text below, for
 * example as its heading. Such lines are moved if that text is closer to them. The same applies at
 * the upper end.
 */
function trimEnds(cut: Sides): Sides {
  const trimmed = { ...cut };
  for (const end of ["above", "below"] as const) {
    const sign = end === "below" ? 1 : -1;
    const key = (segment: Segment): number =>
      sign * (end === "below" ? segment.bottom : segment.top);
    const beyond = cut[end].map(
      (segment) => sign * (end === "below" ? segment.top : segment.bottom),
    );
    let next = Math.min(...beyond);
    if (!Number.isFinite(next)) continue;
    for (const side of ["left", "right"] as const) {
      const other = trimmed[side === "left" ? "right" : "left"];
      const edge = Math.max(...other.map(key));
      const lonely = trimmed[side]
        .filter((segment) => near(segment, sign) > edge)
        .toSorted((a, b) => key(b) - key(a));
      const moved: Segment[] = [];
      for (const segment of lonely) {
        const rest = trimmed[side].filter((item) => item !== segment && !moved.includes(item));
        const gapInside = near(segment, sign) - Math.max(...rest.map(key));
        if (!(next - key(segment) < 0.8 * gapInside)) break;
        moved.push(segment);
        next = near(segment, sign);
      }
      trimmed[side] = trimmed[side].filter((segment) => !moved.includes(segment));
      trimmed[end] = [...trimmed[end], ...moved];
    }
  }
  return trimmed;
}

/** Returns the edge that faces the middle of the range, increasing towards the range's end. */
function near(segment: Segment, sign: number): number {
  return sign > 0 ? segment.top : -segment.bottom;
}
