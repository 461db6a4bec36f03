import fc from "fast-check";
import { expect, test } from "vitest";
import { covers, followRows, rowAt, rowsInSight } from "./row-range.ts";
import type { RowRange } from "./row-range.ts";

const count = 10_000;
const sightAt = (top: number, height = 700) => rowsInSight({ top, height, rowHeight: 54 });

test("a scroll at a person's speed brings rows before they are seen, many at a time", () => {
  let present: RowRange | null = null;
  let from = 0;
  let changes = 0;
  for (let top = 0; top < 54 * 1000; top += 40) {
    const sight = sightAt(top);
    if (present) expect(covers(present, sight, count)).toBe(true);
    const next = followRows({ present, from, sight, count });
    if (next !== present) changes += 1;
    present = next;
    from = sight.first;
  }
  expect(changes).toBeLessThan(1000 / 20);
});

test("wherever one jumps to, there are rows at once, and never more than 58", () => {
  const place = fc.integer({ min: 0, max: count * 54 });
  const run = fc.array(place, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(run, fc.integer({ min: 100, max: 2400 }), fc.nat(count), (tops, height, rows) => {
      let present: RowRange | null = null;
      let from = 0;
      for (const top of tops) {
        const sight = sightAt(Math.min(top, Math.max(0, rows * 54 - height)), height);
        present = followRows({ present, from, sight, count: rows });
        from = sight.first;
        expect(covers(present, sight, rows)).toBe(true);
        expect(present.size).toBeLessThanOrEqual(58);
      }
    }),
  );
});

test("turning round near the edge of what is there brings rows before they are seen", () => {
  const sight = sightAt(54 * 100);
  const down = followRows({ present: { first: 62, size: 56 }, from: 99, sight, count });
  expect(down.first).toBeGreaterThan(62);
  const up = followRows({ present: down, from: 101, sight, count });
  expect(up.first).toBeLessThan(down.first);
  expect(covers(up, sight, count)).toBe(true);
});

test("each row has a place of its own, and keeps it while the range moves", () => {
  const before = { first: 90, size: 58 };
  const after = { first: 114, size: 58 };
  const rows = (range: RowRange) =>
    new Map(Array.from({ length: 58 }, (_, place) => [rowAt(place, range), place]));
  expect(new Set(rows(before).keys()).size).toBe(58);
  for (const [row, place] of rows(after)) {
    if (row < 90 + 58) expect(rows(before).get(row)).toBe(place);
  }
});
