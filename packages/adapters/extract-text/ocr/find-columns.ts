/** Four bytes per pixel: red, green, blue, and one that is ignored. */
export type Bitmap = { width: number; height: number; data: Uint8Array | Uint8ClampedArray };

export type Rectangle = { left: number; top: number; width: number; height: number };

/** Size in pixels of one cell of the grid that a page is divided into. */
const cell = 6;
/** Difference of brightness within a cell that counts as ink, for both dark and light text. */
const inkContrast = 60;
/** Minimum width and height of a gutter, and the ignored margins, as shares of the page. */
const gutter = { width: 0.013, height: 0.35, margin: 0.15 };

/**
 * Returns the parts of a scanned page in reading order: the area above a gutter, its sides, and the
 * area below. A page without a gutter is a single part.
 */
export function findColumns(bitmap: Bitmap): Rectangle[] {
  const { width, height } = bitmap;
  const ink = inkGrid(bitmap);
  const found = findGutter(ink);
  if (!found) return [{ left: 0, top: 0, width, height }];
  const [x, top, bottom] = [
    found.x * cell,
    found.top * cell,
    Math.min(height, found.bottom * cell),
  ];
  const parts = [
    { left: 0, top: 0, width, height: top },
    { left: 0, top, width: x, height: bottom - top },
    { left: x, top, width: width - x, height: bottom - top },
    { left: 0, top: bottom, width, height: height - bottom },
  ];
  return parts.filter((part) => part.height > 4 * cell && hasInk(part, ink));
}

/** Blank areas are skipped, because recognising one takes seconds. */
function hasInk({ left, top, width, height }: Rectangle, { columns, ink }: Grid): boolean {
  const [from, to] = [Math.floor(left / cell), Math.ceil((left + width) / cell)];
  for (let row = Math.ceil(top / cell); row < Math.floor((top + height) / cell); row += 1) {
    if (ink.subarray(row * columns + from, row * columns + to).includes(1)) return true;
  }
  return false;
}

type Grid = { columns: number; rows: number; ink: Uint8Array };

function inkGrid({ width, height, data }: Bitmap): Grid {
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const ink = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let [low, high] = [255, 0];
      for (let y = row * cell; y < Math.min(height, row * cell + cell); y += 2) {
        for (let x = column * cell; x < Math.min(width, column * cell + cell); x += 2) {
          const at = (y * width + x) * 4;
          const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
          low = Math.min(low, light);
          high = Math.max(high, light);
        }
      }
      if (high - low > inkContrast) ink[row * columns + column] = 1;
    }
  }
  return { columns, rows, ink };
}

/** Returns the longest free strip with ink on both sides, in cells. */
function findGutter(grid: Grid): { x: number; top: number; bottom: number } | null {
  const { columns, rows, ink } = grid;
  const width = Math.max(2, Math.round(gutter.width * columns));
  let best: { x: number; top: number; bottom: number } | null = null;
  for (let x = Math.round(gutter.margin * columns); x < (1 - gutter.margin) * columns; x += 1) {
    let top = 0;
    for (let row = 0; row <= rows; row += 1) {
      const isFree =
        row < rows && !ink.subarray(row * columns + x, row * columns + x + width).includes(1);
      if (isFree) continue;
      const strip = trim({ x, top, bottom: row }, grid);
      if (
        strip &&
        strip.bottom - strip.top > (best ? best.bottom - best.top : gutter.height * rows)
      ) {
        best = { ...strip, x: x + Math.floor(width / 2) };
      }
      top = row + 1;
    }
  }
  return best;
}

/**
 * Trims a strip to rows that have ink on both sides. It begins and ends at a completely blank row
 * if there is one nearby; otherwise a line of text on a skewed page would be cut lengthwise.
 */
function trim(strip: { x: number; top: number; bottom: number }, grid: Grid): typeof strip | null {
  const { columns, ink } = grid;
  const inked: number[] = [];
  let [left, right] = [0, 0];
  const [from, to] = betweenLines(strip, grid);
  for (let row = from; row < to; row += 1) {
    const isLeft = ink.subarray(row * columns, row * columns + strip.x).includes(1);
    const isRight = ink.subarray(row * columns + strip.x, (row + 1) * columns).includes(1);
    if (isLeft) left += 1;
    if (isRight) right += 1;
    if (isLeft || isRight) inked.push(row);
  }
  const [first, last] = [inked[0], inked[inked.length - 1]];
  const height = to - from;
  if (first === undefined || last === undefined || Math.min(left, right) < 0.15 * height)
    return null;
  return { x: strip.x, top: first, bottom: last + 1 };
}

function betweenLines(
  { top, bottom }: { top: number; bottom: number },
  { columns, ink }: Grid,
): [number, number] {
  const isBlank = (row: number): boolean =>
    !ink.subarray(row * columns, (row + 1) * columns).includes(1);
  const steps = [0, 1, 2, 3, 4, 5];
  return [
    top + (steps.find((step) => isBlank(top + step)) ?? 0),
    bottom - (steps.find((step) => isBlank(bottom - step - 1)) ?? 0),
  ];
}
