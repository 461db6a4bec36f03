import { expect, test } from "vitest";
import { inboxFileName, takeInWithKills } from "../testing/inbox-with-kills.ts";

test("of a thousand files in the inbox none is lost and none is taken in twice, whatever is killed", async () => {
  const { taken, waiting, rejected } = await takeInWithKills(1000, 10);
  expect(waiting).toEqual([]);
  expect(rejected).toEqual([]);
  expect(taken).toEqual(Array.from({ length: 1000 }, (_, at) => inboxFileName(at)));
}, 900_000);
