import { expect, test } from "vitest";
import { formatDay, formatTime } from "./format-date.ts";

test("dates read alike everywhere: MMM dd, yyyy and HH:mm", () => {
  const early = new Date(2026, 2, 1, 0, 5);
  expect([formatDay(early), formatTime(early)]).toEqual(["Mar 01, 2026", "00:05"]);
  const late = new Date(2026, 11, 24, 23, 59);
  expect([formatDay(late), formatTime(late)]).toEqual(["Dec 24, 2026", "23:59"]);
});
