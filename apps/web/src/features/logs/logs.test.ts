import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { expect, test } from "vitest";
import { logFileName, writeLogText } from "./export-text.ts";
import { filterEntries, noFilter } from "./filter-entries.ts";
import { addEntries } from "./log-stream.ts";

const entry = (id: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  timestamp: "2026-03-01T12:00:00.000Z",
  lastTimestamp: null,
  level: "info",
  category: "jobs",
  message: `entry ${id}`,
  suggestion: null,
  file: null,
  line: null,
  stack: null,
  requestId: null,
  details: {},
  count: 1,
  ...more,
});

test("the viewer keeps the last thousand entries, each once and in order", () => {
  const present = Array.from({ length: 999 }, (_, index) => entry(index + 1));
  const added = addEntries(present, [entry(1001), entry(1000), entry(999, { count: 4 })]);
  expect(added).toHaveLength(1000);
  expect(added.at(0)?.id).toBe(2);
  expect(added.slice(-3).map(({ id, count }) => [id, count])).toEqual([
    [999, 4],
    [1000, 1],
    [1001, 1],
  ]);
});

test("older entries that were asked for stay beside those that come", () => {
  const present = Array.from({ length: 1000 }, (_, index) => entry(index + 501));
  const older = Array.from({ length: 500 }, (_, index) => entry(index + 1));
  const shown = addEntries(present, older, 1500);
  expect([shown.length, shown[0]?.id]).toEqual([1500, 1]);
});

test("level, category and words narrow the list together", () => {
  const entries = [
    entry(1, { level: "error", category: "mail" }),
    entry(2, { level: "error", details: { route: "/api/upload" } }),
    entry(3, { requestId: "abc-123" }),
  ];
  const now = new Date("2026-03-01T12:10:00.000Z");
  const ids = (change: object, at = now) =>
    filterEntries(entries, { ...noFilter, ...change }, at).map(({ id }) => id);
  expect(ids({})).toEqual([1, 2, 3]);
  expect(ids({ level: "error" })).toEqual([1, 2]);
  expect(ids({ level: "error", category: "mail" })).toEqual([1]);
  expect(ids({ search: " /API/Upload " })).toEqual([2]);
  expect(ids({ search: "ABC-1" })).toEqual([3]);
  expect(ids({ level: "warn+" })).toEqual([1, 2]);
  expect(ids({ level: "info+" })).toEqual([1, 2, 3]);
  expect(ids({ range: "15m" })).toEqual([1, 2, 3]);
  expect(ids({ range: "15m" }, new Date("2026-03-01T12:16:00.000Z"))).toEqual([]);
});

test("the exported file bears its time and has a line for each entry", () => {
  expect(logFileName(new Date("2026-03-01T12:00:05.678Z"))).toBe("logs-2026-03-01T12-00-05.txt");
  const failed = entry(2, {
    level: "critical",
    suggestion: "Restart.",
    stack: "at a (b.ts:1)",
    details: { status: 500 },
    count: 2,
    lastTimestamp: "2026-03-01T12:00:30.000Z",
  });
  expect(writeLogText([entry(1), failed])).toBe(
    "2026-03-01T12:00:00.000Z [INFO] [jobs] entry 1\n" +
      "2026-03-01T12:00:00.000Z [CRITICAL] [jobs] entry 2 | 2 times | last 2026-03-01T12:00:30.000Z | status=500 | Suggestion: Restart.\n    at a (b.ts:1)\n",
  );
});
