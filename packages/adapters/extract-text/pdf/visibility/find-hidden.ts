import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { blend, isSameColor, white } from "../../color-contrast.ts";
import { type Piece, cutPieces, middleOf, samplePoints } from "./glyph-pieces.ts";
import { asDrawn, findOutlines } from "./drawn-letters.ts";
import { groundAt, isCoveredAt, isInClip } from "./ground.ts";
import type { Point } from "../operators/matrix.ts";
import type { Rect } from "../operators/pdf-path.ts";
import type { Glyph, Ink, PageContent, Paint, Setting } from "../operators/page-content.ts";
import { PaintIndex } from "./paint-index.ts";

/** Sizes, in points, below which no reader makes out letters. */
const tiny = { height: 2, width: 0.8 };
/** From the middle of a letter to its upper edge, in em. */
const halfLetter = 0.45;
/** Opacity below which nothing is left to see. */
const transparent = 0.06;

type Hiding = { how: HiddenText["how"]; isUnderImage: boolean };

export type SeenGlyphs = {
  seen: readonly Glyph[];
  hidden: { glyphs: Glyph[]; how: HiddenText["how"] }[];
  /** A picture fills the page and there is next to no text. */
  isPicture: boolean;
};

/**
 * Parts the letters of a page that a reader sees from those that he doesn't. Invisible text over or
 * under a picture of the whole page is a scan's own text (its OCR layer) and counts as seen.
 */
export function findHidden(content: PageContent): SeenGlyphs {
  const { glyphs } = content;
  const paints = new PaintIndex(content.paints);
  const look: Look = { content, paints, whiteOnWhite: new Map() };
  const found: Found[] = [];
  let [open, underImage] = [0, 0];
  for (const { from, to } of cutPieces(glyphs)) {
    const hiding = hidingOf(glyphs, { from, to }, look);
    if (!hiding) open += to - from;
    else if (hiding.isUnderImage) underImage += to - from;
    if (hiding) found.push({ glyphs: glyphs.slice(from, to), hiding });
  }
  const share = imageShare(content);
  const isScan = share > 0.5 && underImage > 40 && open < 0.2 * underImage;
  const hiddenPieces = found.filter(({ hiding }) => !(isScan && hiding.isUnderImage));
  const gone = new Set(hiddenPieces.flatMap((piece) => piece.glyphs));
  const left = gone.size === 0 ? glyphs : glyphs.filter((glyph) => !gone.has(glyph));
  const seen = asDrawn(left, paints);
  const places = new Set(hiddenPieces.length === 0 ? [] : seen.map(placeOf));
  const hidden = hiddenPieces.flatMap((piece) => {
    // A shadow or a second layer of what is seen hides nothing.
    const isDouble = piece.glyphs.every((glyph) => places.has(placeOf(glyph)));
    return isDouble ? [] : [{ glyphs: piece.glyphs, how: piece.hiding.how }];
  });
  return { seen, hidden, isPicture: share > 0.4 && countLetters(seen) < 30 };
}

type Found = { glyphs: Glyph[]; hiding: Hiding };

/** The page, and which of its inks can't be told from white paper. */
type Look = { content: PageContent; paints: PaintIndex; whiteOnWhite: Map<Ink, boolean> };

function hidingOf(glyphs: readonly Glyph[], piece: Piece, look: Look): Hiding | null {
  const glyph = glyphs[piece.from];
  if (!glyph) return null;
  const { ink, size, emWidth } = glyph.setting;
  if (ink.layerOff) return { how: "invisible", isUnderImage: false };
  if (size < tiny.height || emWidth < tiny.width) return { how: "tiny", isUnderImage: false };
  const isOpen = ink.mode !== 3 && ink.mode !== 7 && ink.alpha >= transparent;
  const isBare = isOpen && look.content.paints.length === 0;
  if (isBare && isShownAt(middleOf(glyph), ink, look.content))
    return isWhiteOnWhite(ink, look.whiteOnWhite) ? backgroundColored : null;
  return hidingInDetail(glyphs, piece, look);
}

const backgroundColored: Hiding = { how: "background-coloured", isUnderImage: false };

/** Nearly all text is: it lies on the page, and where nothing cuts it off. */
function isShownAt(point: Point, { clip }: Ink, { width, height }: PageContent): boolean {
  const [x, y] = point;
  return x >= 0 && y >= 0 && x <= width && y <= height && isInClip(clip, point);
}

function hidingInDetail(
  glyphs: readonly Glyph[],
  piece: Piece,
  { content, paints, whiteOnWhite }: Look,
): Hiding | null {
  const glyph = glyphs[piece.from];
  if (!glyph) return null;
  const { ink, order, size } = glyph.setting;
  const { width, height } = content;
  const points = samplePoints(glyphs, piece).map((point) => ontoPage(point, size, content));
  if (points.every(([x, y]) => x < 0 || y < 0 || x > width || y > height)) {
    return { how: "off-page", isUnderImage: false };
  }
  if (points.every((point) => !isInClip(ink.clip, point)))
    return { how: "clipped", isUnderImage: false };
  if (ink.mode === 3 || ink.alpha < transparent) {
    return findOutlines(glyphs.slice(piece.from, piece.to), paints)
      ? null
      : { how: "invisible", isUnderImage: true };
  }
  if (ink.mode === 7) {
    return isPaintedThrough(glyph, paints) ? null : { how: "invisible", isUnderImage: true };
  }
  const near = paints.touching(boxAround(points));
  if (near.length > 0) {
    const covers = points.map((point) => isCoveredAt(point, order, near));
    if (covers.every((cover) => cover !== null)) {
      return { how: "covered", isUnderImage: covers.every((cover) => cover === "image") };
    }
  }
  const isPale =
    near.length > 0
      ? isGroundColored(glyph.setting, points, near)
      : isWhiteOnWhite(ink, whiteOnWhite);
  return isPale ? backgroundColored : null;
}

/** Letters that the page's edge cuts through show a part of themselves: their middle is moved onto it. */
function ontoPage([x, y]: Point, size: number, { width, height }: PageContent): Point {
  const reach = halfLetter * size;
  const onto = (at: number, end: number): number =>
    at > -reach && at < end + reach ? Math.min(Math.max(at, 0), end) : at;
  return [onto(x, width), onto(y, height)];
}

function isGroundColored(
  { ink, order }: Setting,
  points: readonly Point[],
  paints: readonly Paint[],
): boolean {
  const { color, alpha } = ink;
  if (!color) return false;
  return points.every((point) => {
    const ground = groundAt(point, order, paints);
    return ground !== null && isSameColor(blend(color, ground, alpha), ground);
  });
}

/** Most text stands on bare paper in one of a few inks. */
function isWhiteOnWhite(ink: Ink, known: Map<Ink, boolean>): boolean {
  let isSame = known.get(ink);
  if (isSame === undefined) {
    isSame = ink.color !== null && isSameColor(blend(ink.color, white, ink.alpha), white);
    known.set(ink, isSame);
  }
  return isSame;
}

/** Text as a clipping path is seen when something is painted through it. */
function isPaintedThrough(glyph: Glyph, paints: PaintIndex): boolean {
  const box = boxAround([[glyph.startX, glyph.startY]]);
  return paints
    .touching(box)
    .some(({ order, alpha }) => order > glyph.setting.order && alpha > transparent);
}

/** The box of the points, and half a point more: what ends just beside a letter may touch it. */
function boxAround(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - 0.5,
    right: Math.max(...xs) + 0.5,
    top: Math.min(...ys) - 0.5,
    bottom: Math.max(...ys) + 0.5,
  };
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

function countLetters(glyphs: readonly Glyph[]): number {
  let count = 0;
  for (const { isSpace } of glyphs) if (!isSpace) count += 1;
  return count;
}

function placeOf({ text, startX, startY }: Glyph): string {
  return `${text} ${String(Math.round(startX / 3))} ${String(Math.round(startY / 3))}`;
}
