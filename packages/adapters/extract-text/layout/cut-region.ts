import { toSegment } from "./build-segments.ts";
import type { Rule, Segment } from "./word.ts";

/** A stretch of a region that nothing crosses at some x, and what stands over and under it. */
export type Sides = { above: Segment[]; left: Segment[]; right: Segment[]; below: Segment[] };

/** The narrowest free strip, in points, that parts columns. */
export const narrowestStrip = 3;

type Obstacles = { heads: ReadonlySet<Segment>; rules: readonly Rule[] };

/** The stretches that nothing crosses at `x`, each with text on both sides. */
export function cutsAt(x: number, segments: readonly Segment[], obstacles: Obstacles): Sides[] {
  const rules = obstacles.rules.filter((rule) => rule.left < x - 15 && rule.right > x + 15);
  const items = [
    ...segments.map((segment) => ({ segment, y: segment.baseline - 0.3 * segment.size })),
    ...rules.map((rule) => ({ segment: null, y: rule.y })),
  ].toSorted((a, b) => a.y - b.y);
  const cuts: Sides[] = [];
  let open: { left: Segment[]; right: Segment[] } = { left: [], right: [] };
  let start = 0;
  const finish = (end: number): void => {
    if (open.left.length > 0 && open.right.length > 0) {
      const outside = (from: number, to: number): Segment[] =>
        items.slice(from, to).flatMap((item) => item.segment ?? []);
      const cut = { ...open, above: outside(0, start), below: outside(end, items.length) };
      cuts.push(trimEnds(cut));
    }
    open = { left: [], right: [] };
    start = end + 1;
  };
  items.forEach(({ segment }, index) => {
    const halves = segment && !obstacles.heads.has(segment) ? sidesOf(segment, x) : null;
    if (!halves) {
      finish(index);
      return;
    }
    if (halves.left) open.left.push(halves.left);
    if (halves.right) open.right.push(halves.right);
  });
  finish(items.length);
  for (const cut of cuts) {
    // What `start` skipped is the obstacle itself: it belongs above the stretch that follows it.
    const known = new Set([...cut.above, ...cut.below, ...cut.left, ...cut.right]);
    const words = new Set([...cut.left, ...cut.right].flatMap((segment) => segment.words));
    for (const segment of segments) {
      if (!known.has(segment) && !segment.words.some((word) => words.has(word)))
        cut.above.push(segment);
    }
  }
  return cuts.filter((cut) => cut.left.length > 1 && cut.right.length > 1);
}

function sidesOf(
  segment: Segment,
  x: number,
): { left: Segment | null; right: Segment | null } | null {
  if (segment.left >= x - 0.5) return { left: null, right: segment };
  // What ends right before the strip crosses it as good as what ends behind it.
  if (segment.right <= x - narrowestStrip) return { left: segment, right: null };
  return segment.right <= x + 0.5 ? null : splitAt(segment, x);
}

/** A line that runs from one column straight into the next has a word that starts at `x`. */
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
 * What follows where one side has ended may already belong to the full-width text below (its
 * heading, say): lines go with their nearer neighbour. The same at the upper end.
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

/** The edge of a segment that faces the middle of the stretch, growing towards its end. */
function near(segment: Segment, sign: number): number {
  return sign > 0 ? segment.top : -segment.bottom;
}
