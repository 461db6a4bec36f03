import { expect, test } from "vitest";
import { inboxFileName, takeInWithKills } from "../testing/inbox-with-kills.ts";

test("files in the inbox survive kills of the server: none is lost, none is taken in twice", async () => {
  const { taken, waiting, rejected } = await takeInWithKills(60, 3);
  expect(waiting).toEqual([]);
  expect(rejected).toEqual([]);
  expect(taken).toEqual(Array.from({ length: 60 }, (_, at) => inboxFileName(at)));
}, 240_000);
