import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

test("a moment reads as a person would say it", () => {
  const now = new Date("2026-06-10T12:00:00Z");
  const ago = (seconds: number) => relativeTime(new Date(now.getTime() - seconds * 1000), now);
  expect([5, 120, 3600, 90_000, 864_000].map(ago)).toEqual([
    "just now",
    "2 minutes ago",
    "1 hour ago",
    "yesterday",
    "last week",
  ]);
});

test("what happened is never in the future, however wrong the device's clock is", () => {
  const now = new Date("2026-06-10T12:00:00Z");
  expect(relativeTime(new Date("2026-06-10T14:00:00Z"), now)).toBe("just now");
});
