import { expect, test } from "vitest";
import { accuseFalsely, measureStuffing } from "./measure-stuffing.ts";
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

test("no honest CV is accused of stuffing, at any job", () => {
  expect(accuseFalsely()).toEqual([]);
}, 60_000);
