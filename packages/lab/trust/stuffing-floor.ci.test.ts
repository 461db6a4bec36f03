import { expect, test } from "vitest";
import { accuseFalsely, measurePositions, measureStuffing } from "./measure-stuffing.ts";
import { stuffingKinds } from "./stuffing-kinds.ts";

test.each(measureStuffing(stuffingKinds))(
  "words that nothing shows win no place and are told: $kind",
  ({ points, places, warned, pairs }) => {
    expect(pairs).toBe(12);
    expect(points).toBeLessThanOrEqual(2);
    expect(places).toBeLessThanOrEqual(1);
    expect(warned).toBe(pairs);
  },
);

test.each(measurePositions(stuffingKinds, { every: 4 }))(
  "words that nothing shows win nothing $position, with the job's title or without: $kind",
  ({ points, unwarned }) => {
    expect(points).toBeLessThanOrEqual(2);
    expect(unwarned).toBe(0);
  },
);

test("no honest CV is accused of stuffing, at any job", () => {
  expect(accuseFalsely()).toEqual([]);
}, 60_000);
