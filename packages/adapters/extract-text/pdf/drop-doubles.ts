import type { Glyph } from "./page-content.ts";

/** How far, in em, a letter is shifted that is painted again to look bold or to cast a shadow. */
const shift = 0.15;

/** Letters painted twice over each other are kept once, and count as bold. */
export function dropDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const kept: Glyph[] = [];
  const grid = new Map<string, number[]>();
  for (const glyph of glyphs) {
    const double = glyph.isSpace ? undefined : findDouble(glyph, kept, grid);
    if (double === undefined) {
      const key = keyOf(glyph.text, cell(glyph.start[0]), cell(glyph.start[1]));
      if (!glyph.isSpace) {
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
  grid: ReadonlyMap<string, number[]>,
): number | undefined {
  const [x, y] = glyph.start;
  const reach = shift * glyph.size;
  for (let column = cell(x - reach); column <= cell(x + reach); column += 1) {
    for (let row = cell(y - reach); row <= cell(y + reach); row += 1) {
      const found = grid.get(keyOf(glyph.text, column, row))?.find((index) => {
        const other = kept[index];
        if (!other || Math.abs(other.size - glyph.size) > 0.1 * glyph.size) return false;
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

function keyOf(text: string, column: number, row: number): string {
  return `${text} ${String(column)} ${String(row)}`;
}
