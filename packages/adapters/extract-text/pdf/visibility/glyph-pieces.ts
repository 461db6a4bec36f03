import type { Point } from "../page-content.ts";
import type { Glyph } from "../page-content.ts";

/** Letters `from` (inclusive) to `to` (exclusive), painted together: all visible or all hidden. */
export type Piece = { from: number; to: number };

const longest = 12;

/** Splits the glyphs of a page at spaces, changes of ink and gaps. */
export function cutPieces(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Piece[] = [];
  let last: Glyph | undefined;
  let from = 0;
  for (let at = 0; at <= glyphs.length; at += 1) {
    const glyph = glyphs[at];
    if (last && (!glyph || at - from >= longest || isParted(last, glyph))) {
      pieces.push({ from, to: at });
      last = undefined;
    }
    if (!glyph || glyph.isSpace) continue;
    if (!last) from = at;
    last = glyph;
  }
  return pieces;
}

function isParted(last: Glyph, next: Glyph): boolean {
  return next.isSpace || next.setting.ink !== last.setting.ink || isFar(last, next);
}

function isFar(last: Glyph, next: Glyph): boolean {
  const x = Math.abs(next.startX - last.endX);
  const y = Math.abs(next.startY - last.endY);
  return x + y > last.setting.size && Math.hypot(x, y) > last.setting.size;
}

/** The centres of the first, the middle and the last letter. */
export function samplePoints(glyphs: readonly Glyph[], { from, to }: Piece): Point[] {
  const middle = from + Math.floor((to - from) / 2);
  const [first, second, third] = [glyphs[from], glyphs[middle], glyphs[to - 1]];
  const points: Point[] = [];
  if (first) points.push(middleOf(first));
  if (second && second !== first && second !== third) points.push(middleOf(second));
  if (third && third !== first) points.push(middleOf(third));
  return points;
}

/** The centre of a letter, where most letters have ink. */
function middleOf({ startX, startY, endX, endY, setting }: Glyph): Point {
  const { size, angle } = setting;
  const rise = 0.3 * size;
  const x = (startX + endX) / 2;
  const y = (startY + endY) / 2;
  if (angle === 0) return [x, y - rise];
  const turn = (angle * Math.PI) / 180;
  return [x + Math.sin(turn) * rise, y - Math.cos(turn) * rise];
}
