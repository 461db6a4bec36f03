import type { Rgb } from "../../color-contrast.ts";
import type { GraphicsState } from "./graphics-state.ts";
import type { Ink } from "./page-content.ts";
import type { PdfFont } from "./pdf-font.ts";

/** Marked content that is open: its tag, and whether it belongs to a layer that is off. */
export type ContentTag = { tag: string; off: boolean };

/** How text is painted that is shown now. */
export function inkOf(state: GraphicsState, font: PdfFont, tags: readonly ContentTag[]): Ink {
  const { mode, fill, stroke, fillAlpha, strokeAlpha, groupAlpha, clip } = state;
  const strokeOnly = mode % 4 === 1;
  const color = strokeOnly ? stroke : fill;
  return {
    color,
    alpha: (strokeOnly ? strokeAlpha : fillAlpha) * groupAlpha,
    mode,
    clip,
    layerOff: tags.some((tag) => tag.off),
    heading: tags.some(({ tag }) => /^H[1-6]?$|^Title$/.test(tag)),
    colorKey: keyOf(color),
    font,
  };
}

let last: { color: Rgb | null; key: string } = { color: null, key: "null" };

/** Most of a page is of one colour. */
function keyOf(color: Rgb | null): string {
  if (color !== last.color) last = { color, key: String(color) };
  return last.key;
}
