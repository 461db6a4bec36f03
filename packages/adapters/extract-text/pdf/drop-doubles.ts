import type { Glyph } from "./page-content.ts";

/** How far, in em, a letter is shifted that is painted again to look bold or to cast a shadow. */
const shift = 0.15;

/** Letters painted twice over each other are kept once, and count as bold. */
export function dropDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  const grid = new Map<number, number[]>();
  for (const glyph of glyphs) {
    const double = glyph.isSpace ? undefined : findDouble(glyph, kept, grid);
    if (double === undefined) {
      if (!glyph.isSpace) {
        const key = keyOf(cell(glyph.start[0]), cell(glyph.start[1]));
        const there = grid.get(key);
        if (there) there.push(kept.length);
        else grid.set(key, [kept.length]);
      }
      kept.push(glyph);
      continue;
    }
    const first = kept[double];
    if (first) kept[double] = { ...first, isDoubled: true };
  }
  return kept;
}

function findDouble(
  glyph: Glyph,
  kept: readonly Glyph[],
  grid: ReadonlyMap<number, number[]>,
): number | undefined {
  const [x, y] = glyph.start;
  const reach = shift * glyph.size;
  for (let column = cell(x - reach); column <= cell(x + reach); column += 1) {
    for (let row = cell(y - reach); row <= cell(y + reach); row += 1) {
      const found = grid.get(keyOf(column, row))?.find((index) => {
        const other = kept[index];
        if (other?.text !== glyph.text) return false;
        if (Math.abs(other.size - glyph.size) > 0.1 * glyph.size) return false;
        return Math.abs(other.start[0] - x) < reach && Math.abs(other.start[1] - y) < reach;
      });
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Cells are larger than twice the reach for any ordinary size of text. */
function cell(value: number): number {
  return Math.floor(value / 16);
}

/** One number for a cell; rows of a page are far fewer than the factor. */
function keyOf(column: number, row: number): number {
  return column * 1_000_003 + row;
}
