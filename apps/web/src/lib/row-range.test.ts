import fc from "fast-check";
import { expect, test } from "vitest";
import { followRows, rowsInSight } from "./row-range.ts";

const sight = (top: number) => rowsInSight({ top, height: 700, rowHeight: 54 });

test("a scroll at a person's speed brings a row or two a frame, and never shows a gap", () => {
  let present = sight(0);
  for (let top = 0; top < 100_000; top += 40) {
    const wanted = sight(top);
    const next = followRows(present, wanted);
    expect(next.first - present.first).toBeLessThanOrEqual(2);
    expect(next.first).toBeLessThanOrEqual(Math.floor(top / 54));
    expect(next.first + next.size).toBeGreaterThanOrEqual(Math.ceil((top + 700) / 54));
    present = next;
  }
});

test("wherever one jumps to, there are rows at once; at rest as many beyond each edge as fit", () => {
  const place = fc.integer({ min: 0, max: 500_000 });
  fc.assert(
    fc.property(place, place, fc.integer({ min: 100, max: 2400 }), (from, to, height) => {
      const wanted = rowsInSight({ top: to, height, rowHeight: 54 });
      let present = rowsInSight({ top: from, height, rowHeight: 54 });
      for (let frame = 0; frame < 20; frame += 1) {
        present = followRows(present, wanted);
        expect(present.first).toBeLessThanOrEqual(Math.floor(to / 54));
        expect(present.first + present.size).toBeGreaterThanOrEqual(Math.ceil((to + height) / 54));
      }
      expect(present).toEqual(wanted);
      expect(present.size).toBeLessThanOrEqual(59);
    }),
  );
});
