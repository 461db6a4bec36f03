import type { Point, Setting } from "../page-content.ts";
import type { OpenPage } from "./open-page.ts";

/**
 * The start of the glyph after a rotated one. PDFium has just written the character's loose box,
 * which is upright and as wide as the advance.
 */
export function endOfAdvance(
  { pdfium, toView }: OpenPage,
  { angle, size }: Setting,
  [startX, startY]: Point,
): Point {
  const across = Math.abs(pdfium.float(2) - pdfium.float(0));
  const down = Math.abs(pdfium.float(1) - pdfium.float(3));
  const [width, height] = toView[0] === 0 ? [down, across] : [across, down];
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The box's sides are sums of the rotated box's sides. At 45 degrees they reveal nothing.
  const apart = cos * cos - sin * sin;
  const advance =
    Math.abs(apart) < 0.05 ? size / 2 : (width * Math.abs(cos) - height * Math.abs(sin)) / apart;
  return [startX + advance * cos, startY + advance * sin];
}
