import type { Point } from "./matrix.ts";
import type { Glyph } from "./page-content.ts";

/** Letters painted in one go: what is seen of one is seen of all. */
export type Piece = { glyphs: Glyph[]; points: Point[] };

const longest = 12;

/** Cuts the glyphs of a page at spaces, changes of ink and jumps. */
export function cutPieces(glyphs: readonly Glyph[]): Piece[] {
  const pieces: Glyph[][] = [];
  let current: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = current[current.length - 1];
    if (
      last &&
      (glyph.isSpace || glyph.ink !== last.ink || current.length >= longest || isFar(last, glyph))
    ) {
      pieces.push(current);
      current = [];
    }
    if (!glyph.isSpace) current.push(glyph);
  }
  if (current.length > 0) pieces.push(current);
  return pieces.map((letters) => ({ glyphs: letters, points: samplePoints(letters) }));
}

function isFar(last: Glyph, next: Glyph): boolean {
  return Math.hypot(next.start[0] - last.end[0], next.start[1] - last.end[1]) > last.size;
}

/** The middles of the first, the middle and the last letter. */
function samplePoints(glyphs: readonly Glyph[]): Point[] {
  const points: Point[] = [];
  const [middle, end] = [Math.floor(glyphs.length / 2), glyphs.length - 1];
  for (const place of middle === end ? [0, end] : [0, middle, end]) {
    const glyph = glyphs[place];
    if (glyph && (place > 0 || points.length === 0)) points.push(middleOf(glyph));
  }
  return points;
}

function middleOf({ start, end, size, angle }: Glyph): Point {
  const turn = (angle * Math.PI) / 180;
  const rise = 0.3 * size;
  return [
    (start[0] + end[0]) / 2 + Math.sin(turn) * rise,
    (start[1] + end[1]) / 2 - Math.cos(turn) * rise,
  ];
}
