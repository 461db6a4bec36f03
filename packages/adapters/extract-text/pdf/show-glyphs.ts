import type { GraphicsState } from "./graphics-state.ts";
import { multiply } from "./matrix.ts";
import type { Glyph, Ink } from "./page-content.ts";

/**
 * Places the glyphs of one text operator and moves the state's position behind them. Numbers among
 * the glyphs are adjustments in thousandths of the em.
 */
export function showGlyphs(
  state: GraphicsState,
  items: readonly unknown[],
  paint: { ink: Ink; order: number; actualText: (code: number) => string | undefined },
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
  const size = em * verticalScale;
  const emWidth = em * along * Math.abs(horizontalScale);
  const { ink, order } = paint;
  const [a, b, c, d, e, f] = matrix;
  const glyphs: Glyph[] = [];
  const add = ({ text, code }: ReadGlyph, endX: number): void => {
    const y = state.y + rise;
    const start = [a * state.x + c * y + e, b * state.x + d * y + f] as const;
    const end = [a * endX + c * y + e, b * endX + d * y + f] as const;
    const glyph: Glyph = {
      text,
      isSpace: isWhite(text),
      start,
      end,
      size,
      emWidth,
      angle,
      ink,
      order,
    };
    if (code !== null) glyph.unknownCode = code;
    glyphs.push(glyph);
  };
  for (const item of items) {
    if (typeof item === "number") {
      const shift = (-item * fontSize) / 1000;
      if (font.vertical) state.y += shift;
      else state.x += shift * horizontalScale;
      continue;
    }
    const glyph = readGlyph(item, paint.actualText);
    if (!glyph) continue;
    const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
    if (font.vertical) {
      add(glyph, state.x + fontSize);
      state.y += glyph.drop * fontSize * 0.001 - spacing;
      continue;
    }
    const width = glyph.width * fontSize * font.matrix[0] * horizontalScale;
    add(glyph, state.x + width);
    state.x += width + spacing * horizontalScale;
  }
  return glyphs;
}

function isWhite(text: string): boolean {
  if (text.length === 1) return text === " " || text === "\u00a0" || /\s/u.test(text);
  return text.trim() === "";
}

type ReadGlyph = {
  text: string;
  width: number;
  isSpace: boolean;
  drop: number;
  code: number | null;
};

function readGlyph(
  item: unknown,
  actualText: (code: number) => string | undefined,
): ReadGlyph | null {
  if (typeof item !== "object" || item === null) return null;
  const { unicode, width, isSpace, vmetric, originalCharCode } = item as Record<string, unknown>;
  if (typeof unicode !== "string") return null;
  const isUnknown = unicode === "" || unicode === "\u0000" || unicode === "\ufffd";
  const code = isUnknown && typeof originalCharCode === "number" ? originalCharCode : null;
  const told = code === null ? undefined : actualText(code);
  const drop: unknown = Array.isArray(vmetric) ? vmetric[0] : undefined;
  return {
    text: told ?? unicode,
    code: told === undefined ? code : null,
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
  if (y === 0 && x > 0) return 0;
  const degrees = Math.round((Math.atan2(y, x) * 1800) / Math.PI) / 10;
  return (degrees + 360) % 360;
}
