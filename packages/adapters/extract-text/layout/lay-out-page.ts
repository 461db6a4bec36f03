import { buildLines } from "./build-lines.ts";
import { buildSegments } from "./build-segments.ts";
import type { DraftLine } from "./draft-line.ts";
import { markBullets } from "./mark-bullets.ts";
import { orderRegion } from "./order-region.ts";
import { type PageMarks, type Word, noMarks } from "./word.ts";

/** The lines of one page in reading order. */
export function layOutPage(
  words: readonly Word[],
  page: number,
  marks: PageMarks = noMarks,
): DraftLine[] {
  const segments = buildSegments(words);
  markBullets(segments, marks.dots);
  return orderRegion(segments, marks).flatMap((leaf) => buildLines(leaf, page));
}
