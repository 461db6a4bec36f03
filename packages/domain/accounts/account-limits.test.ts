import { expect, test } from "vitest";
import { defaultLimits, limitMessage, limitNames, usageOf } from "./account-limits.ts";

test("who nears a limit is told from four fifths of it on", () => {
  const used = { jobs: 399, candidates: 80_000, storageMb: 2000, sessions: 0 };
  const near = usageOf(used, defaultLimits).filter(({ isNear }) => isNear);
  expect(near.map(({ name }) => name)).toEqual(["candidates", "storageMb"]);
});

test("a refusal names the limit, what makes room, and the setting where there is one", () => {
  expect(limitMessage("candidates", defaultLimits)).toBe(
    "Your account has reached its limit of 100,000 candidates. Delete candidates you no longer need, or ask your administrator to raise LIMIT_CANDIDATES.",
  );
  for (const name of limitNames)
    expect(limitMessage(name, defaultLimits)).toMatch(/^[^.]+\. [A-Z][^.]+\.$/);
});

test("a limit of one is in the singular", () => {
  const limits = { ...defaultLimits, jobs: 1, candidates: 1, storageMb: 1 };
  expect(limitMessage("jobs", limits)).toMatch(/reached its limit of 1 job\. /);
  expect(limitMessage("candidates", limits)).toMatch(/reached its limit of 1 candidate\. /);
  expect(limitMessage("storageMb", limits)).toMatch(/reached its limit of 1 MB of stored CVs\. /);
});
