import { expect, test } from "vitest";
import { nearestTitles } from "./nearest-titles.ts";

test("a receipt names the title of a CV that is truly nearest to the job's", () => {
  const cases = nearestTitles();
  const right = cases.filter(({ wanted, named }) => wanted === named);
  expect(right.length / cases.length).toBeGreaterThanOrEqual(0.97);
});
