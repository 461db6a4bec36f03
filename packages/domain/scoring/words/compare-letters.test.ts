import fc from "fast-check";
import { expect, test } from "vitest";
import { compareLetters } from "./compare-letters.ts";

test.each([
  [["księgowa"], ["samodzielny", "księgowy"], 0.3, 0.8],
  [["会计"], ["财务会计"], 0.5, 0.8],
  [["elektromonter"], ["monter"], 0.3, 0.8],
  [["magazynier"], ["kierowca"], 0, 0.05],
  [["会计"], ["销售"], 0, 0],
  [[], ["kierowca"], 0, 0],
] as const)("endings and compounds of a language no list knows: %s, %s", (...row) => {
  const [wanted, has, min, max] = row;
  expect(compareLetters(wanted, has)).toBeGreaterThanOrEqual(min);
  expect(compareLetters(wanted, has)).toBeLessThanOrEqual(max);
});

test("the same words are alike in full, and neither side comes first", () => {
  const words = fc.array(fc.string({ unit: "grapheme", minLength: 2, maxLength: 12 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const near = compareLetters(one, other);
      expect(near).toBeGreaterThanOrEqual(0);
      expect(near).toBeLessThanOrEqual(1);
      expect(compareLetters(other, one)).toBe(near);
    }),
  );
  expect(compareLetters(["kierowca"], ["kierowca"])).toBe(1);
});
