import type { Glyph } from "../page-content.ts";

/** The maximum offset, in em, of a letter painted again to look bold or to cast a shadow. */
const shift = 0.15;

/** Keeps letters that are painted twice over each other once, and marks them as bold. */
export function dropDoubles(glyphs: readonly Glyph[]): readonly Glyph[] {
  const kept: Glyph[] = [];
  places.clear();
  for (const glyph of glyphs) {
    if (glyph.isSpace) {
      kept.push(glyph);
      continue;
    }
    const double = findDouble(glyph, kept);
    const first = kept[double];
    if (first) {
      kept[double] = { ...first, isDoubled: true };
      continue;
    }
    places.add(cell(glyph.startX), cell(glyph.startY), kept.length);
    kept.push(glyph);
  }
  return kept;
}

/** The index in `kept` of the glyph that this one is painted over, or -1. */
function findDouble(glyph: Glyph, kept: readonly Glyph[]): number {
  const { startX: x, startY: y, text } = glyph;
  const { size } = glyph.setting;
  const reach = shift * size;
  const [lastColumn, lastRow] = [cell(x + reach), cell(y + reach)];
  for (let column = cell(x - reach); column <= lastColumn; column += 1) {
    for (let row = cell(y - reach); row <= lastRow; row += 1) {
      for (let at = places.first(column, row); at >= 0; at = places.after(at)) {
        const other = kept[at];
        if (
          other?.text === text &&
          Math.abs(other.startX - x) < reach &&
          Math.abs(other.startY - y) < reach &&
          Math.abs(other.setting.size - size) <= 0.1 * size
        )
          return at;
      }
    }
  }
  return -1;
}

/**
 * Indexes of glyphs by their cell, in insertion order. Distant cells may share a list, because
 * matches have to be compared anyway.
 */
class Places {
  readonly #firsts = new Int32Array(4096);
  readonly #lasts = new Int32Array(4096);
  #nexts: number[] = [];

  clear(): void {
    this.#firsts.fill(-1);
    this.#nexts = [];
  }

  add(column: number, row: number, at: number): void {
    const list = listOf(column, row);
    if (this.first(column, row) < 0) this.#firsts[list] = at;
    else this.#nexts[this.#lasts[list] ?? 0] = at;
    this.#lasts[list] = at;
    while (this.#nexts.length <= at) this.#nexts.push(-1);
  }

  first(column: number, row: number): number {
    return this.#firsts[listOf(column, row)] ?? -1;
  }

  after(at: number): number {
    return this.#nexts[at] ?? -1;
  }
}

/** Reused for all pages, which are read sequentially. */
const places = new Places();

function listOf(column: number, row: number): number {
  return ((column & 63) << 6) | (row & 63);
}

/** Cells are larger than twice the search distance for any ordinary text size. */
function cell(value: number): number {
  return Math.floor(value / 16);
}
