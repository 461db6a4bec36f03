import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeRatings, shuffle } from "./merge-ratings.ts";

test("the merged ranking does not depend on the order of the answers", () => {
  const rating = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    fit: fc.integer({ min: 0, max: 100 }),
    reason: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(rating), fc.integer(), (ratings, seed) => {
      const order = [3, 1, 2, 6, 5, 4];
      expect(mergeRatings(shuffle(ratings, seed), order)).toEqual(mergeRatings(ratings, order));
    }),
  );
});
