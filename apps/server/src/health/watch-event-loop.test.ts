import { createTimings } from "@resume-picker/adapters/logs/timings";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { watchEventLoop } from "./watch-event-loop.ts";

test("a server that is too busy to answer says so, for how long nobody was served", async () => {
  const timings = createTimings();
  const slow: string[] = [];
  timings.onSlow(({ kind, operation }) => void slow.push(`${kind}: ${operation}`));
  onTestFinished(watchEventLoop(timings));
  const until = performance.now() + 1800;
  while (performance.now() < until);
  await sleep(20);
  expect(slow).toEqual(["wait: server too busy to answer"]);
  expect(timings.slowest(null, 1)[0]?.avg).toBeGreaterThan(1000);
});
