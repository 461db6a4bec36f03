import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

type Item = { owner: string; since: number; cost: number };

/** Empties the queue one item at a time and returns the owners in order. */
function runOf(
  queue: FairQueue<Item>,
  meanwhile: (at: number) => void = () => undefined,
): string[] {
  const order: string[] = [];
  for (let at = 0; ; at += 1) {
    const item = queue.shift();
    if (!item) return order;
    order.push(item.owner);
    queue.charge(item.owner, item.cost);
    meanwhile(at);
  }
}

const fill = (queue: FairQueue<Item>, owner: string, costs: number[]) => {
  for (const cost of costs) queue.push({ owner, since: 1, cost });
};

test("who sends heavy files waits for those whose files are light", () => {
  const queue = new FairQueue<Item>();
  fill(queue, "heavy", [900, 900]);
  fill(queue, "light", Array<number>(12).fill(100));
  expect(runOf(queue).join(" ")).toBe(`heavy ${"light ".repeat(9)}heavy light light light`);
});

test("a newcomer is next after at most one item of each who waits", () => {
  const queue = new FairQueue<Item>();
  const early = Array.from({ length: 5 }, (_, at) => `early ${at}`);
  for (const owner of early) fill(queue, owner, [500, 500, 500, 500]);
  const order = runOf(queue, (at) => {
    if (at === 7) fill(queue, "new", [100, 100]);
  });
  // Seven items are done when it arrives. The time that others used before doesn't matter.
  expect(order.indexOf("new")).toBeLessThanOrEqual(8 + early.length);
});

test("somebody who was away has saved up no time", () => {
  const queue = new FairQueue<Item>();
  fill(queue, "guest", [100]);
  fill(queue, "regular", Array<number>(20).fill(100));
  const order = runOf(queue, (at) => {
    if (at === 10) fill(queue, "guest", Array<number>(5).fill(100));
  });
  expect(order.slice(11).join(" ")).toMatch(/^(guest regular |regular guest ){4}/);
});
