import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import type { Glyph, PageContent } from "../page-content.ts";
import { withOutlineColors } from "./drawn-letters.ts";
import { cutPieces } from "./glyph-pieces.ts";
import { type Verdict, judgePiece, seen } from "./judge-piece.ts";
import { PaintIndex } from "./paint-index.ts";

export type SeenGlyphs = {
  seen: readonly Glyph[];
  hidden: { glyphs: readonly Glyph[]; how: HiddenText["how"] }[];
  /** Whether a picture fills the page and there is almost no text. */
  isPicture: boolean;
};

/** Returns for each piece of text whether it is visible in the drawn page. */
export type CheckVisible = (pieces: readonly (readonly Glyph[])[]) => readonly boolean[];

/**
 * Separates the visible letters of a page from the hidden ones. Geometry decides for most pieces of
 * text, `look` for the others. Invisible text over or under a picture of the whole page is a scan's
 * OCR layer and counts as visible.
 */
export function findHidden(content: PageContent, look: CheckVisible): SeenGlyphs {
  const { glyphs } = content;
  const paints = new PaintIndex(content.paints);
  const pieces = cutPieces(glyphs).map((piece): JudgedPiece => ({
    glyphs: glyphs.slice(piece.from, piece.to),
    verdict: judgePiece(glyphs, piece, { content, paints }),
  }));
  checkUncertain(pieces, look);
  hideRemainders(pieces);
  const share = imageShare(content);
  const isScan = share > 0.5 && hasInvisibleLayer(pieces);
  const hiddenPieces = pieces.flatMap(({ glyphs: own, verdict }) =>
    verdict.is === "seen" || (isScan && verdict.isUnderImage)
      ? []
      : [{ glyphs: own, how: verdict.how }],
  );
  const gone = new Set(hiddenPieces.flatMap((piece) => piece.glyphs));
  const left = gone.size === 0 ? glyphs : glyphs.filter((glyph) => !gone.has(glyph));
  const places = new Set(gone.size === 0 ? [] : left.map(placeOf));
  // A shadow or a second layer of visible text hides nothing.
  const hidden = hiddenPieces.filter(
    (piece) => !piece.glyphs.every((glyph) => places.has(placeOf(glyph))),
  );
  return {
    seen: withOutlineColors(left, paints),
    hidden,
    isPicture: share > 0.4 && countLetters(left) < 30,
  };
}

type JudgedPiece = { glyphs: readonly Glyph[]; verdict: Verdict };

function checkUncertain(pieces: readonly JudgedPiece[], look: CheckVisible): void {
  const unsure = pieces.filter(({ verdict }) => verdict.is === "unsure");
  if (unsure.length === 0) return;
  const looks = look(unsure.map(({ glyphs }) => glyphs));
  for (const [at, piece] of unsure.entries()) if (looks[at] === true) piece.verdict = seen;
}

/** Punctuation after hidden letters is hidden too, even if a dot of it is visible. */
function hideRemainders(pieces: readonly JudgedPiece[]): void {
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (
      !before ||
      before.verdict.is === "seen" ||
      piece.glyphs.some(({ text }) => /[\p{L}\p{N}]/u.test(text))
    )
      continue;
    const [last, first] = [before.glyphs[before.glyphs.length - 1], piece.glyphs[0]];
    const isNext =
      last &&
      first &&
      Math.abs(first.startX - last.endX) + Math.abs(first.startY - last.endY) < last.setting.size;
    if (isNext) piece.verdict = before.verdict;
  }
}

/** Whether most of the page's text is invisible or covered by a picture. */
function hasInvisibleLayer(pieces: readonly JudgedPiece[]): boolean {
  let [open, underImage] = [0, 0];
  for (const { glyphs, verdict } of pieces) {
    if (verdict.is === "seen") open += glyphs.length;
    else if (verdict.isUnderImage) underImage += glyphs.length;
  }
  return underImage > 40 && open < 0.2 * underImage;
}

/** The share of the page covered by pictures. Overlaps count twice, up to the whole page. */
function imageShare({ paints, width, height }: PageContent): number {
  let sum = 0;
  for (const { kind, box } of paints) {
    if (kind !== "image") continue;
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    if (across > 0 && down > 0) sum += across * down;
  }
  return Math.min(1, sum / (width * height));
}

function countLetters(glyphs: readonly Glyph[]): number {
  let count = 0;
  for (const { isSpace } of glyphs) if (!isSpace) count += 1;
  return count;
}

function placeOf({ text, startX, startY }: Glyph): string {
  return `${text} ${String(Math.round(startX / 3))} ${String(Math.round(startY / 3))}`;
}
