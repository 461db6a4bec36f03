import fc from "fast-check";
import { expect, test } from "vitest";
import { packedIds, packIds, unpackIds } from "./packed-ids.ts";

test("what is packed comes out again, each once and in order", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (ids) => {
      const packed = packIds(ids);
      expect(packed).toMatch(packedIds);
      expect(unpackIds(packed, 1000)).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    }),
  );
  expect(packIds([9, 4, 3, 5])).toBe("3x3,4");
});

test("20,000 candidates fit what a browser sends while its page is left, even every third one", () => {
  const together = Array.from({ length: 20_000 }, (_, at) => 40_000 + at);
  expect(packIds(together)).toBe("40000x20000");
  const scattered = Array.from({ length: 20_000 }, (_, at) => 1 + at * 3);
  expect(packIds(scattered).length).toBeLessThan(60_000);
});

test("a text that means more ids than may be named means no more than that", () => {
  expect(unpackIds("1x999999", 5)).toEqual([1, 2, 3, 4, 5]);
});
