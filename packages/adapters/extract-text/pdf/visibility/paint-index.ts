import type { Point } from "../page-content.ts";
import type { Paint } from "../page-content.ts";
import type { Rect } from "../page-content.ts";

/** The width and height of a cell in points: about two lines of text. */
const cell = 24;
/** A paint that covers more cells than this is kept in a separate list that every lookup scans. */
const maxCells = 64;

/** Finds the paints near a place without scanning the page's paints, which may be thousands. */
export class PaintIndex {
  readonly #cells = new Map<number, Paint[]>();
  readonly #wide: Paint[] = [];

  constructor(paints: readonly Paint[]) {
    for (const paint of paints) {
      const keys = keysOf(paint.box);
      if (!keys) this.#wide.push(paint);
      else for (const key of keys) this.#add(key, paint);
    }
  }

  /** The paints whose boxes touch this box, in painting order. */
  touching(box: Rect): Paint[] {
    const found = new Set(this.#wide);
    const lists = keysOf(box)?.map((key) => this.#cells.get(key)) ?? [...this.#cells.values()];
    for (const list of lists) for (const paint of list ?? []) found.add(paint);
    return [...found]
      .filter((paint) => touches(paint.box, box))
      .toSorted((a, b) => a.order - b.order);
  }

  at([x, y]: Point): Paint[] {
    return this.touching({ left: x, top: y, right: x, bottom: y });
  }

  #add(key: number, paint: Paint): void {
    const list = this.#cells.get(key);
    if (list) list.push(paint);
    else this.#cells.set(key, [paint]);
  }
}

function touches(a: Rect, b: Rect): boolean {
  return a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
}

/** The cells of a box, or null if there are too many. */
function keysOf({ left, top, right, bottom }: Rect): number[] | null {
  const [firstColumn, lastColumn] = [Math.floor(left / cell), Math.floor(right / cell)];
  const [firstRow, lastRow] = [Math.floor(top / cell), Math.floor(bottom / cell)];
  const count = (lastColumn - firstColumn + 1) * (lastRow - firstRow + 1);
  if (!(count <= maxCells)) return null;
  const keys: number[] = [];
  for (let column = firstColumn; column <= lastColumn; column += 1)
    for (let row = firstRow; row <= lastRow; row += 1) keys.push(column * 100_003 + row);
  return keys;
}
