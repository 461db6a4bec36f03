import { expect, test } from "vitest";
import { orderHalves } from "../order/judged-jobs.ts";
import { judgePairs } from "./judge-pairs.ts";

/** What rules were made on, and what nobody looked at: the second is what to expect of new titles. */
const floors = { tune: 0.9, report: 0.68 } as const;

test.each(orderHalves)("titles are told to be the same, near or other work: %s", (half) => {
  const pairs = judgePairs().filter((pair) => pair.group === half);
  const right = pairs.filter(({ stepsOff }) => stepsOff === 0).length;
  expect(right / pairs.length).toBeGreaterThanOrEqual(floors[half]);
});
