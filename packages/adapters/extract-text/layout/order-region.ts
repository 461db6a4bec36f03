import { findGutter } from "./find-gutter.ts";
import type { PageMarks, Segment } from "./word.ts";

/** A part of a page that is read line by line, from top to bottom. */
export type Leaf = {
  segments: Segment[];
  /** Column of the page, from the left; 0 where it has none. */
  column: number;
};

const maxDepth = 8;

/** Cuts a region at its gutters and gives its parts in reading order. */
export function orderRegion(
  segments: readonly Segment[],
  marks: PageMarks,
  at: { column: number; depth: number } = { column: 0, depth: 0 },
): Leaf[] {
  if (segments.length === 0) return [];
  const whole: Leaf[] = [{ segments: [...segments], column: at.column }];
  if (segments.length < 4 || at.depth >= maxDepth) return whole;
  const cut = findGutter(segments, marks);
  if (!cut) return whole;
  const inner = (part: readonly Segment[], column = at.column): Leaf[] =>
    orderRegion(part, marks, { column, depth: at.depth + 1 });
  if (cut.verdict === "rail") {
    return [
      ...inner(cut.above),
      ...readRail(cut.left, cut.right).flatMap((band) => bandLeaves(band, at.column, inner)),
      ...inner(cut.below),
    ];
  }
  const left = inner(cut.left);
  const next = Math.max(at.column, ...left.map((leaf) => leaf.column)) + 1;
  return [...inner(cut.above), ...left, ...inner(cut.right, next), ...inner(cut.below)];
}

type Band = { label: Segment[]; content: Segment[] };

/** Each label of the left side with what stands from its height down to the next label. */
function readRail(left: readonly Segment[], right: readonly Segment[]): Band[] {
  const bands: Band[] = [{ label: [], content: [] }];
  const all = [
    ...left.map((segment) => ({ segment, label: true })),
    ...right.map((segment) => ({ segment, label: false })),
  ].toSorted((a, b) => startOf(a.segment, a.label) - startOf(b.segment, b.label));
  let lastLabel: Segment | null = null;
  for (const { segment, label } of all) {
    let band = bands[bands.length - 1];
    if (label) {
      const goesOn = lastLabel && segment.baseline - lastLabel.baseline < 1.7 * segment.size;
      if (!goesOn || !band) {
        band = { label: [], content: [] };
        bands.push(band);
      }
      band.label.push(segment);
      lastLabel = segment;
    } else {
      band?.content.push(segment);
    }
  }
  return bands.filter((band) => band.label.length + band.content.length > 0);
}

/** Labels win ties, so that the line level with a label falls into its band. */
function startOf(segment: Segment, label: boolean): number {
  return segment.baseline - (label ? 0.5 * segment.size : 0);
}

function bandLeaves(
  { label, content }: Band,
  column: number,
  inner: (part: readonly Segment[], column?: number) => Leaf[],
): Leaf[] {
  const isHeading =
    label.some((segment) => /\p{L}/u.test(segment.text)) && !label.some((s) => /\d/.test(s.text));
  if (!isHeading || content.length === 0) return [{ segments: [...label, ...content], column }];
  return [{ segments: label, column }, ...inner(content)];
}
