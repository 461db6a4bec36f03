import type { HiddenText } from "@resume-picker/domain/resume/shape/document";
import { isSameColor, white } from "../../color-contrast.ts";
import type { Glyph, PageContent, Paint, Point, Rect } from "../page-content.ts";
import { findOutlines } from "./drawn-letters.ts";
import { type Piece, samplePoints } from "./glyph-pieces.ts";
import type { PaintIndex } from "./paint-index.ts";
import { contains, isSurelySeen, transparent } from "./seen-by-geometry.ts";

/** Sizes, in points, below which letters are unreadable. */
const tiny = { height: 2, width: 0.8 };
/** The distance from a letter's centre to its upper edge, in em. */
const halfLetter = 0.45;

/** How a piece of text is hidden, and whether a picture is its page's background, as in a scan. */
export type Hiding = { how: HiddenText["how"]; isUnderImage: boolean };

/** An unsure piece must be checked in the drawn page. */
export type Verdict = { is: "seen" } | ({ is: "hidden" | "unsure" } & Hiding);

export const seen: Verdict = { is: "seen" };
const hidden = (how: Hiding["how"]): Verdict => ({ is: "hidden", how, isUnderImage: false });

/** Classifies a piece of text by its own properties and the paints near it. */
export function judgePiece(
  glyphs: readonly Glyph[],
  piece: Piece,
  { content, paints }: { content: PageContent; paints: PaintIndex },
): Verdict {
  const glyph = glyphs[piece.from];
  if (!glyph) return seen;
  const { ink, size, emWidth, order } = glyph.setting;
  if (size < tiny.height || emWidth < tiny.width) return hidden("tiny");
  const points = samplePoints(glyphs, piece).map((point) => ontoPage(point, size, content));
  const page = { left: 0, top: 0, right: content.width, bottom: content.height };
  if (points.every((point) => !contains(page, point))) return hidden("off-page");
  if (points.every((point) => !contains(ink.clip.box, point))) return hidden("clipped");
  if (ink.mode === 3 || ink.alpha < transparent) {
    const isDrawn = findOutlines(glyphs.slice(piece.from, piece.to), paints) !== null;
    return isDrawn ? seen : { is: "hidden", how: "invisible", isUnderImage: true };
  }
  const near = paints.touching(boxAround(points));
  if (ink.mode === 7) {
    // Text used as a clipping path is visible if something is painted through it.
    const isPainted = near.some((paint) => paint.order > order && paint.alpha > transparent);
    return isPainted ? seen : { is: "hidden", how: "invisible", isUnderImage: true };
  }
  if (points.some((point) => isSurelySeen(point, glyph.setting, near))) return seen;
  return { is: "unsure", ...likelyHiding(points, glyph, near) };
}

/** How a piece is hidden, in case it turns out to be. */
function likelyHiding(
  points: readonly Point[],
  { setting: { ink, order } }: Glyph,
  near: readonly Paint[],
): Hiding {
  const covers = points.map((point) =>
    near.findLast((paint) => paint.order > order && contains(paint.box, point)),
  );
  const isCovered = covers.every((cover) => cover !== undefined);
  if (isCovered)
    return { how: "covered", isUnderImage: covers.every((cover) => cover.kind === "image") };
  const isPale = ink.color !== null && isSameColor(ink.color, white);
  const isClipped = !ink.clip.isRect && !isPale && near.length === 0;
  return { how: isClipped ? "clipped" : "background-coloured", isUnderImage: false };
}

/** Moves the centre of a letter cut by the page's edge onto the page: part of it is visible. */
function ontoPage([x, y]: Point, size: number, { width, height }: PageContent): Point {
  const reach = halfLetter * size;
  const onto = (at: number, end: number): number =>
    at > -reach && at < end + reach ? Math.min(Math.max(at, 0), end) : at;
  return [onto(x, width), onto(y, height)];
}

/** The points' bounding box plus half a point: a paint that ends next to a letter may touch it. */
function boxAround(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - 0.5,
    right: Math.max(...xs) + 0.5,
    top: Math.min(...ys) - 0.5,
    bottom: Math.max(...ys) + 0.5,
  };
}
