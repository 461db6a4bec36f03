import type { HiddenText } from "@resume-picker/domain/resume/document";
import { blend, isSameColor } from "../color-contrast.ts";
import { type Piece, cutPieces } from "./glyph-pieces.ts";
import { asDrawn, findOutlines } from "./drawn-letters.ts";
import { groundAt, isCoveredAt, isInClip } from "./ground.ts";
import type { Glyph, PageContent, Paint } from "./page-content.ts";

/** Sizes, in points, below which no reader makes out letters. */
const tiny = { height: 2, width: 0.8 };
/** Opacity below which nothing is left to see. */
const transparent = 0.06;

type Hiding = { how: HiddenText["how"]; isUnderImage: boolean };

export type SeenGlyphs = {
  seen: Glyph[];
  hidden: { glyphs: Glyph[]; how: HiddenText["how"] }[];
  /** A picture fills the page and there is next to no text. */
  isPicture: boolean;
};

/**
 * Parts the letters of a page that a reader sees from those that he doesn't. Invisible text over or
 * under a picture of the whole page is a scan's own text (its OCR layer) and counts as seen.
 */
export function findHidden(content: PageContent): SeenGlyphs {
  const pieces = cutPieces(content.glyphs).map((piece) => ({
    piece,
    hiding: hidingOf(piece, content),
  }));
  const underImage = pieces.filter(({ hiding }) => hiding?.isUnderImage === true);
  const open = pieces.filter(({ hiding }) => hiding === null);
  const share = imageShare(content);
  const isScan = share > 0.5 && count(underImage) > 40 && count(open) < 0.2 * count(underImage);
  const hiddenPieces = pieces.filter(({ hiding }) => hiding && !(isScan && hiding.isUnderImage));
  const gone = new Set(hiddenPieces.flatMap(({ piece }) => piece.glyphs));
  const seen = asDrawn(
    content.glyphs.filter((glyph) => !gone.has(glyph)),
    content.paints,
  );
  const places = new Set(hiddenPieces.length === 0 ? [] : seen.map(placeOf));
  const hidden = hiddenPieces.flatMap(({ piece, hiding }) => {
    // A shadow or a second layer of what is seen hides nothing.
    const isDouble = piece.glyphs.every((glyph) => places.has(placeOf(glyph)));
    return hiding && !isDouble ? [{ glyphs: piece.glyphs, how: hiding.how }] : [];
  });
  const letters = seen.filter((glyph) => !glyph.isSpace).length;
  return { seen, hidden, isPicture: letters < 30 && share > 0.4 };
}

function hidingOf({ glyphs, points }: Piece, content: PageContent): Hiding | null {
  const [glyph] = glyphs;
  if (!glyph) return null;
  const { ink, size, emWidth, order } = glyph;
  if (ink.layerOff) return { how: "invisible", isUnderImage: false };
  if (size < tiny.height || emWidth < tiny.width) return { how: "tiny", isUnderImage: false };
  const { width, height, paints } = content;
  if (points.every(([x, y]) => x < 0 || y < 0 || x > width || y > height)) {
    return { how: "off-page", isUnderImage: false };
  }
  if (points.every((point) => !isInClip(ink.clip, point)))
    return { how: "clipped", isUnderImage: false };
  if (ink.mode === 3 || ink.alpha < transparent) {
    return findOutlines(glyphs, paints) ? null : { how: "invisible", isUnderImage: true };
  }
  if (ink.mode === 7) {
    return isPaintedThrough(glyph, paints) ? null : { how: "invisible", isUnderImage: true };
  }
  const near = paints.filter((paint) => points.some(([x, y]) => isNear(paint, x, y)));
  const covers = points.map((point) => isCoveredAt(point, order, near));
  if (covers.every((cover) => cover !== null)) {
    return { how: "covered", isUnderImage: covers.every((cover) => cover === "image") };
  }
  return isGroundColored({ glyphs, points }, near)
    ? { how: "background-coloured", isUnderImage: false }
    : null;
}

function isGroundColored({ glyphs, points }: Piece, paints: readonly Paint[]): boolean {
  const [glyph] = glyphs;
  if (!glyph?.ink.color) return false;
  const { color, alpha } = glyph.ink;
  return points.every((point) => {
    const ground = groundAt(point, glyph.order, paints);
    return ground !== null && isSameColor(blend(color, ground, alpha), ground);
  });
}

/** Text as a clipping path is seen when something is painted through it. */
function isPaintedThrough(glyph: Glyph, paints: readonly Paint[]): boolean {
  const [x, y] = glyph.start;
  return paints.some(
    (paint) => paint.order > glyph.order && isNear(paint, x, y) && paint.alpha > transparent,
  );
}

function isNear({ area }: Paint, x: number, y: number): boolean {
  const { left, right, top, bottom } = area.box;
  return x >= left - 0.5 && x <= right + 0.5 && y >= top - 0.5 && y <= bottom + 0.5;
}

/** Share of the page that pictures cover; those that overlap count twice, up to all of it. */
function imageShare({ paints, width, height }: PageContent): number {
  let sum = 0;
  for (const { kind, area } of paints) {
    if (kind !== "image" && kind !== "mask") continue;
    const across = Math.min(width, area.box.right) - Math.max(0, area.box.left);
    const down = Math.min(height, area.box.bottom) - Math.max(0, area.box.top);
    if (across > 0 && down > 0) sum += across * down;
  }
  return Math.min(1, sum / (width * height));
}

function count(pieces: readonly { piece: Piece }[]): number {
  return pieces.reduce((sum, { piece }) => sum + piece.glyphs.length, 0);
}

function placeOf({ text, start }: Glyph): string {
  return `${text} ${String(Math.round(start[0] / 3))} ${String(Math.round(start[1] / 3))}`;
}
