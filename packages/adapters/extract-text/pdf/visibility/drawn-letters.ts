import { isSameColor } from "../../color-contrast.ts";
import { groundAt } from "./ground.ts";
import type { Point } from "../operators/matrix.ts";
import type { Rect } from "../operators/pdf-path.ts";
import type { Glyph, Ink, Paint } from "../operators/page-content.ts";
import type { PaintIndex } from "./paint-index.ts";

/**
 * Browsers draw letters that they embolden themselves as shapes and put the text over them,
 * invisible, for search and copy. Gives the shape when such ones, as tall as letters and set off
 * from the ground, stand where most of the letters are.
 */
export function findOutlines(glyphs: readonly Glyph[], paints: PaintIndex): Paint | null {
  let drawn = 0;
  let found: Paint | null = null;
  for (const glyph of glyphs) {
    const shape = paints.touching(boxOf(glyph)).findLast((paint) => isLetterShape(paint, glyph));
    if (!shape) continue;
    drawn += 1;
    found = shape;
  }
  if (!found || drawn <= 0.6 * glyphs.length) return null;
  const { color, area, order } = found;
  const middle: Point = [area.box.left, (area.box.top + area.box.bottom) / 2];
  const below = groundAt(middle, order - 1, paints.at(middle));
  return color && below && isSameColor(color, below) ? null : found;
}

/** Where a letter's shape would stand. */
function boxOf({ startX, startY, endX, setting: { size } }: Glyph): Rect {
  const x = (startX + endX) / 2;
  return { left: x - size, right: x + size, top: startY - size, bottom: startY + size };
}

function isLetterShape({ kind, area, alpha, order }: Paint, glyph: Glyph): boolean {
  if (
    (kind !== "fill" && kind !== "gradient") ||
    area.isRect ||
    alpha < 0.1 ||
    order >= glyph.setting.order
  )
    return false;
  const { startX, startY: y, endX, setting } = glyph;
  const { size } = setting;
  const { left, right, top, bottom } = area.box;
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

/** Invisible letters over such shapes look like the shapes: bold, and in their colour. */
export function asDrawn(glyphs: readonly Glyph[], paints: PaintIndex): readonly Glyph[] {
  if (!glyphs.some(isUnseen)) return glyphs;
  let last: { ink: Ink; shape: Paint | null } | null = null;
  return glyphs.map((glyph) => {
    if (!isUnseen(glyph)) return glyph;
    const { setting } = glyph;
    const goesOn = last?.ink === setting.ink && last.shape && isLetterShape(last.shape, glyph);
    const shape: Paint | null = goesOn && last ? last.shape : findOutlines([glyph], paints);
    last = { ink: setting.ink, shape };
    if (!shape) return glyph;
    const ink = { ...setting.ink, color: shape.color, colorKey: String(shape.color) };
    return { ...glyph, setting: { ...setting, ink }, isDoubled: true };
  });
}

function isUnseen({ setting: { ink } }: Glyph): boolean {
  return !(ink.alpha > 0.06) || ink.mode === 3;
}
