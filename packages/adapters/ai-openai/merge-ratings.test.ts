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
      const ranks = new Map([3, 1, 2, 6, 5, 4].map((id, at) => [id, at + 1]));
      expect(mergeRatings(shuffle(ratings, seed), ranks)).toEqual(mergeRatings(ratings, ranks));
    }),
  );
});

test("who was rated the same and scored the same shares a rank", () => {
  const rated = (id: number, fit: number) => ({ id, fit, reason: `Reason ${id}.` });
  const ratings = [rated(1, 50), rated(2, 70), rated(3, 70), rated(4, 70), rated(5, 90)];
  // Ranks by score: 3 and 4 share the second rank.
  const scored = new Map([
    ...([
      [2, 1],
      [3, 2],
      [4, 2],
      [1, 4],
      [5, 5],
    ] as const),
  ]);
  const ranks = mergeRatings(ratings, scored).map(({ id, rank }) => [id, rank]);
  expect(Object.fromEntries(ranks)).toEqual({ 5: 1, 2: 2, 3: 3, 4: 3, 1: 5 });
});
