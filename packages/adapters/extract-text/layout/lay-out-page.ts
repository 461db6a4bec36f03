import { buildLines } from "./build-lines.ts";
import { buildSegments } from "./build-segments.ts";
import type { DraftLine } from "./draft-line.ts";
import { orderRegion } from "./order-region.ts";
import type { Divider, Word } from "./word.ts";

/** The lines of one page in reading order. */
export function layOutPage(
  words: readonly Word[],
  page: number,
  dividers: readonly Divider[] = [],
): DraftLine[] {
  return orderRegion(buildSegments(words), dividers).flatMap((leaf) => buildLines(leaf, page));
}
