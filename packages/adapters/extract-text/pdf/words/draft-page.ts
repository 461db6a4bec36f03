import { buildSegments } from "../../layout/build-segments.ts";
import { markBullets } from "../../layout/mark-bullets.ts";
import type { PageDraft } from "../../layout/page-draft.ts";
import { type Word, noMarks } from "../../layout/word.ts";
import { buildWords } from "./build-words.ts";
import { dropDoubles } from "./drop-doubles.ts";
import { findMarks } from "./find-marks.ts";
import { groupDirections } from "./group-directions.ts";
import type { Glyph, PageContent } from "../page-content.ts";

/** The visible text of a page as segments, and its words in the page's frame. */
export function draftPage(
  content: PageContent,
  seen: readonly Glyph[],
  page: number,
): { draft: PageDraft; words: Word[] } {
  const { angle, main, others } = groupDirections(dropDoubles(seen));
  const words = buildWords(main, angle);
  const isUpright = angle < 3 || angle > 357;
  const moved = isUpright ? words : toOrigin(words);
  const body = buildSegments(moved);
  const marks = isUpright ? findMarks(content) : noMarks;
  markBullets(body, marks.dots);
  const isOnSide = angle % 180 > 45 && angle % 180 < 135;
  const draft: PageDraft = {
    page,
    width: isOnSide ? content.height : content.width,
    height: isOnSide ? content.width : content.height,
    marks,
    body,
    header: [],
    footer: [],
    turned: others.map((group) => buildSegments(toOrigin(buildWords(group.glyphs, group.angle)))),
  };
  return { draft, words };
}

/** Moves the words of a rotated frame, which has a different origin, to the top left corner. */
function toOrigin(words: readonly Word[]): Word[] {
  const left = Math.min(0, ...words.map((word) => word.left));
  const top = Math.min(0, ...words.map((word) => word.baseline - word.size));
  return words.map((word) => ({
    ...word,
    left: word.left - left,
    right: word.right - left,
    baseline: word.baseline - top,
  }));
}
