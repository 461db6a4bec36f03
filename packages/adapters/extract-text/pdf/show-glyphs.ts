import type { GraphicsState } from "./graphics-state.ts";
import { multiply, transformPoint } from "./matrix.ts";
import type { Glyph, Ink } from "./page-content.ts";

/**
 * Places the glyphs of one text operator and moves the state's position behind them. Numbers among
 * the glyphs are adjustments in thousandths of the em.
 */
export function showGlyphs(
  state: GraphicsState,
  items: readonly unknown[],
  paint: { ink: Ink; order: number },
): Glyph[] {
  const { font } = paint.ink;
  const { fontSize, charSpacing, wordSpacing, horizontalScale, rise } = state;
  const matrix = multiply(state.ctm, state.textMatrix);
  const verticalScale = Math.hypot(matrix[2], matrix[3]);
  const along = Math.hypot(matrix[0], matrix[1]);
  const em = Math.abs(fontSize) * (font.type3 ? typeThreeEm(font.matrix[3], font.boxHeight) : 1);
  const direction = fontSize < 0 ? -1 : 1;
  const angle = angleOf(
    matrix[0] * direction * horizontalScale,
    matrix[1] * direction * horizontalScale,
  );
  const shared = {
    size: em * verticalScale,
    emWidth: em * along * Math.abs(horizontalScale),
    angle,
    ink: paint.ink,
    order: paint.order,
  };
  const glyphs: Glyph[] = [];
  for (const item of items) {
    if (typeof item === "number") {
      const shift = (-item * fontSize) / 1000;
      if (font.vertical) state.y += shift;
      else state.x += shift * horizontalScale;
      continue;
    }
    const glyph = readGlyph(item);
    if (!glyph) continue;
    const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
    const start = transformPoint(matrix, state.x, state.y + rise);
    if (font.vertical) {
      const drop = glyph.drop * fontSize * 0.001 - spacing;
      glyphs.push({
        ...shared,
        text: glyph.text,
        start,
        end: transformPoint(matrix, state.x + fontSize, state.y + rise),
      });
      state.y += drop;
      continue;
    }
    const width = glyph.width * fontSize * font.matrix[0] * horizontalScale;
    glyphs.push({
      ...shared,
      text: glyph.text,
      start,
      end: transformPoint(matrix, state.x + width, state.y + rise),
    });
    state.x += width + spacing * horizontalScale;
  }
  return glyphs;
}

function readGlyph(
  item: unknown,
): { text: string; width: number; isSpace: boolean; drop: number } | null {
  if (typeof item !== "object" || item === null) return null;
  const { unicode, width, isSpace, vmetric } = item as Record<string, unknown>;
  if (typeof unicode !== "string") return null;
  const drop: unknown = Array.isArray(vmetric) ? vmetric[0] : undefined;
  return {
    text: unicode,
    width: typeof width === "number" ? width : 0,
    isSpace: isSpace === true,
    drop: typeof drop === "number" ? drop : -1000,
  };
}

/** Share of the font size that a Type 3 font's em is, taken from the height of its box. */
function typeThreeEm(scale: number, boxHeight: number): number {
  const height = Math.abs(scale * boxHeight);
  return height > 0 ? height / 1.2 : Math.abs(scale) * 1000;
}

function angleOf(x: number, y: number): number {
  const degrees = Math.round((Math.atan2(y, x) * 180) / Math.PI);
  return (degrees + 360) % 360;
}
