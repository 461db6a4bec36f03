import { expect, test } from "vitest";
import { rateTitles } from "./rate-titles.ts";

test.each(rateTitles())("titles of the same work are told from other work: $language", (rating) => {
  expect(rating.pairs).toBe(15);
  expect(rating.separation).toBeGreaterThanOrEqual(0.9);
  expect(rating.other).toBeLessThanOrEqual(0.1);
});
