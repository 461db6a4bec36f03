import { expect, test } from "vitest";
import { assessSamples, slopeAnHour } from "./assess-samples.ts";
import type { Sample } from "./sample.ts";

/** Samples of half an hour every ten seconds, with the sawtooth of a heap. */
function soak(shape: (second: number) => Partial<Sample>): Sample[] {
  return Array.from({ length: 180 }, (_, at) => ({
    seconds: at * 10,
    rss: 300 + (at % 7),
    heap: 60 + (at % 9) * 8,
    external: 20,
    files: 40 + (at % 5),
    threads: 20,
    processes: 0,
    wal: 4,
    temporary: 0,
    ...shape(at * 10),
  }));
}

const notFlat = (samples: Sample[]) =>
  assessSamples(samples)
    .filter(({ isFlat }) => !isFlat)
    .map(({ what }) => what);

test("a server that grows while it warms up and then stays level is flat", () => {
  expect(notFlat(soak((second) => ({ rss: Math.min(200 + second, 500) })))).toEqual([]);
});

test("a slow leak of memory is seen through the saw teeth", () => {
  const leaking = soak((second) => ({ heap: 60 + ((second / 10) % 9) * 8 + second / 60 }));
  expect(notFlat(leaking)).toEqual(["heap"]);
  const slope = slopeAnHour(leaking, "heap");
  expect(slope).toBeGreaterThan(45);
  expect(slope).toBeLessThan(75);
});

test("handles that are never closed and a log that is never emptied are seen", () => {
  expect(notFlat(soak((second) => ({ files: 40 + second / 100 })))).toEqual(["files"]);
  expect(notFlat(soak((second) => ({ wal: second / 10 })))).toEqual(["wal"]);
});
