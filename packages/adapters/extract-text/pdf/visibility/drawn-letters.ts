import { isSameColor, white } from "../../color-contrast.ts";
import type { Glyph, Ink, Paint, Rect } from "../page-content.ts";
import type { PaintIndex } from "./paint-index.ts";
import { transparent } from "./seen-by-geometry.ts";

/**
 * Browsers draw synthetic bold letters as shapes and put invisible text over them for search and
 * copy. Returns such a shape if shapes as tall as letters, in a colour other than the paper's, are
 * under most of the letters.
 */
export function findOutlines(glyphs: readonly Glyph[], paints: PaintIndex): Paint | null {
  const shapes: Paint[] = [];
  for (const glyph of glyphs) {
    const shape = paints.touching(boxOf(glyph)).findLast((paint) => isLetterShape(paint, glyph));
    if (!shape) continue;
    shapes.push(shape);
  }
  const found = shapes[shapes.length - 1];
  if (!found || shapes.length <= 0.6 * glyphs.length) return null;
  const isOnPaper = !paints
    .touching(found.box)
    .some(
      ({ order, box }) =>
        order < found.order && box.bottom - box.top > found.box.bottom - found.box.top,
    );
  return isOnPaper && found.color && isSameColor(found.color, white) ? null : found;
}
/** The area in which a letter's shape would be. */
function boxOf({ startX, startY, endX, setting: { size } }: Glyph): Rect {
  const x = (startX + endX) / 2;
  return { left: x - size, right: x + size, top: startY - size, bottom: startY + size };
}

function isLetterShape({ kind, box, isRect, alpha, order }: Paint, glyph: Glyph): boolean {
  if (
    (kind !== "fill" && kind !== "gradient") ||
    isRect ||
    alpha < 0.1 ||
    order >= glyph.setting.order
  )
    return false;
  const { startX, startY: y, endX, setting } = glyph;
  const { size } = setting;
  const { left, right, top, bottom } = box;
  const x = (startX + endX) / 2;
  const height = bottom - top;
  return (
    height > 0.3 * size &&
    height < 2 * size &&
    x > left - 0.2 * size &&
    x < right + 0.2 * size &&
    y > top &&
    y < bottom + 0.5 * size
  );
}

/** Gives invisible letters over such shapes the look of the shapes: bold, and in their colour. */
export function withOutlineColors(glyphs: readonly Glyph[], paints: PaintIndex): readonly Glyph[] {
  if (!glyphs.some(isInvisible)) return glyphs;
  let last: { ink: Ink; shape: Paint | null } | null = null;
  return glyphs.map((glyph) => {
    if (!isInvisible(glyph)) return glyph;
    const { setting } = glyph;
    const goesOn = last?.ink === setting.ink && last.shape && isLetterShape(last.shape, glyph);
    const shape: Paint | null = goesOn && last ? last.shape : findOutlines([glyph], paints);
    last = { ink: setting.ink, shape };
    if (!shape) return glyph;
    const ink = { ...setting.ink, color: shape.color, colorKey: String(shape.color) };
    return { ...glyph, setting: { ...setting, ink }, isDoubled: true };
  });
}

function isInvisible({ setting: { ink } }: Glyph): boolean {
  return ink.alpha < transparent || ink.mode === 3;
}
