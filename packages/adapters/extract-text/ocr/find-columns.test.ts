import { expect, test } from "vitest";
import { type Bitmap, findColumns } from "./find-columns.ts";

/** Creates a white page with dark lines where `isInk` returns true, in units of ten pixels. */
function pageOf(isInk: (x: number, y: number) => boolean): Bitmap {
  const [width, height] = [600, 800];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Only every second pair of pixel rows and columns, to give the letters edges.
      if (x % 4 < 2 && y % 4 < 2 && isInk(Math.floor(x / 10), Math.floor(y / 10))) {
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
      }
    }
  }
  return { width, height, data };
}

test("a scanned page of two columns under a header is read in three parts", () => {
  const parts = findColumns(
    pageOf((x, y) =>
      y < 8
        ? y > 2 && x > 5 && x < 55
        : y > 11 && y < 76 && y % 3 > 0 && ((x > 3 && x < 18) || (x > 24 && x < 57)),
    ),
  );
  expect(parts).toHaveLength(3);
  const [header, left, right] = parts;
  expect(header?.width).toBe(600);
  expect(header?.height).toBeGreaterThanOrEqual(80);
  expect(left && left.left + left.width).toBe(right?.left);
  expect(right?.left).toBeGreaterThan(180);
  expect(right?.left).toBeLessThan(250);
});

test("a scanned page of one column stays whole", () => {
  const parts = findColumns(pageOf((x, y) => y > 4 && y < 76 && y % 3 > 0 && x > 4 && x < 56));
  expect(parts).toEqual([{ left: 0, top: 0, width: 600, height: 800 }]);
});
