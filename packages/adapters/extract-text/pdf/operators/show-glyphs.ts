import type { GraphicsState } from "./graphics-state.ts";
import { type Matrix, multiply } from "./matrix.ts";
import type { Glyph, Ink, Setting } from "./page-content.ts";
import type { PdfFont } from "./pdf-font.ts";

type Painting = {
  ink: Ink;
  order: number;
  actualText: (code: number) => string | undefined;
  /** Where the glyphs are added. */
  glyphs: Glyph[];
};

/**
 * Places the glyphs of one text operator and moves the state's position behind them. Numbers among
 * the glyphs are adjustments in thousandths of the em.
 */
export function showGlyphs(
  state: GraphicsState,
  items: readonly unknown[],
  { ink, order, actualText, glyphs }: Painting,
): void {
  const { font } = ink;
  const { fontSize, charSpacing, wordSpacing, horizontalScale, rise } = state;
  const matrix = multiply(state.ctm, state.textMatrix);
  const setting = settingOf(state, matrix, { ink, order });
  const [a, b, c, d, e, f] = matrix;
  let { x, y } = state;
  for (const item of items) {
    if (typeof item === "number") {
      const shift = (-item * fontSize) / 1000;
      if (font.vertical) y += shift;
      else x += shift * horizontalScale;
      continue;
    }
    if (typeof item !== "object" || item === null) continue;
    const given = item as GivenGlyph;
    const { unicode, width } = given;
    if (typeof unicode !== "string") continue;
    const isPlain = isPlainCharacter(unicode);
    if (!isPlain) setting.isPlain = false;
    const code = isPlain ? null : unknownCodeOf(given, unicode);
    const told = code === null ? undefined : actualText(code);
    const text = told ?? unicode;
    const spacing = given.isSpace === true ? charSpacing + wordSpacing : charSpacing;
    const advance = advanceOf(state, font, width);
    const raised = y + rise;
    const endX = x + (font.vertical ? fontSize : advance);
    glyphs.push({
      text,
      isSpace: isPlain ? text === " " : isWhite(text),
      startX: a * x + c * raised + e,
      startY: b * x + d * raised + f,
      endX: a * endX + c * raised + e,
      endY: b * endX + d * raised + f,
      setting,
      isDoubled: false,
      unknownCode: told === undefined ? code : null,
    });
    if (font.vertical) y += dropOf(given) * fontSize * 0.001 - spacing;
    else x += advance + spacing * horizontalScale;
  }
  state.x = x;
  state.y = y;
}

/** How the glyphs of the operator are set, told apart from those of other operators. */
function settingOf(
  { fontSize, horizontalScale }: GraphicsState,
  matrix: Matrix,
  { ink, order }: Pick<Painting, "ink" | "order">,
): Setting {
  const { font } = ink;
  const verticalScale = Math.hypot(matrix[2], matrix[3]);
  const along = Math.hypot(matrix[0], matrix[1]);
  const em = Math.abs(fontSize) * (font.type3 ? typeThreeEm(font.matrix[3], font.boxHeight) : 1);
  const direction = fontSize < 0 ? -1 : 1;
  const angle = angleOf(
    matrix[0] * direction * horizontalScale,
    matrix[1] * direction * horizontalScale,
  );
  return {
    ink,
    size: em * verticalScale,
    emWidth: em * along * Math.abs(horizontalScale),
    angle,
    order,
    isPlain: !font.pictorial,
  };
}

function advanceOf(
  { fontSize, horizontalScale }: GraphicsState,
  font: PdfFont,
  width: unknown,
): number {
  return typeof width === "number" ? width * fontSize * font.matrix[0] * horizontalScale : 0;
}

/** What pdf.js hands over for a glyph, as far as a broken file lets it. */
type GivenGlyph = {
  unicode?: unknown;
  width?: unknown;
  isSpace?: unknown;
  vmetric?: unknown;
  originalCharCode?: unknown;
};

function unknownCodeOf({ originalCharCode }: GivenGlyph, text: string): number | null {
  if (text !== "" && text !== "\u0000" && text !== "\ufffd") return null;
  return typeof originalCharCode === "number" ? originalCharCode : null;
}

function dropOf({ vmetric }: GivenGlyph): number {
  const drop: unknown = Array.isArray(vmetric) ? vmetric[0] : undefined;
  return typeof drop === "number" ? drop : -1000;
}

/** ASCII that is no control character and no accent. */
function isPlainCharacter(text: string): boolean {
  const code = text.length === 1 ? text.charCodeAt(0) : 0;
  return code >= 32 && code <= 125 && code !== 94 && code !== 96;
}

function isWhite(text: string): boolean {
  return /^\s*$/u.test(text);
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
