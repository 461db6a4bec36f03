import { expect, test } from "vitest";
import { defaultLimits, limitMessages, usageOf } from "./account-limits.ts";

test("who nears a limit is told from four fifths of it on", () => {
  const used = { jobs: 399, candidates: 80_000, storageMb: 20_000, sessions: 0 };
  const near = usageOf(used, defaultLimits).filter(({ isNear }) => isNear);
  expect(near.map(({ name }) => name)).toEqual(["candidates", "storageMb"]);
});

test("a refusal names the limit and what to do", () => {
  expect(limitMessages.candidates(defaultLimits)).toMatch(/100,000 candidates\. Delete.*LIMIT_/);
});
