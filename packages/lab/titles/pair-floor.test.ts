import { expect, test } from "vitest";
import { judgePairs, pairGroups } from "./judge-pairs.ts";

/**
 * Minimum figures for pairs that rules were derived from, and for pairs that nobody had seen. The
 * second kind predicts the result for new titles.
 */
const floors = {
  tune: 0.95,
  report: 0.83,
  "added, tuned": 0.8,
  "added, reported": 0.86,
  "breadth, tuned": 0.95,
  "breadth, reported": 0.96,
} as const;

test.each(pairGroups)("titles are told to be the same, near or other work: %s", (name) => {
  const pairs = judgePairs().filter(({ group }) => group === name);
  const right = pairs.filter(({ stepsOff }) => stepsOff === 0).length;
  expect(right / pairs.length).toBeGreaterThanOrEqual(floors[name]);
});
