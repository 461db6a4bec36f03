import { makeLogEntry as entry } from "./testing/make-log-entry.ts";
import { expect, test } from "vitest";
import { logFileName, writeLogText } from "./write-log-text.ts";

test("the exported file bears its time and has a line for each entry", () => {
  expect(logFileName(new Date("2026-03-01T12:00:05.678Z"))).toBe("logs-2026-03-01T12-00-05.txt");
  const failed = entry(2, {
    level: "critical",
    suggestion: "Restart.",
    stack: "at a (b.ts:1)",
    file: "b.ts",
    line: 1,
    details: { status: 500 },
    count: 2,
    lastTimestamp: "2026-03-01T12:00:30.000Z",
  });
  expect(writeLogText([entry(1), failed])).toBe(
    "2026-03-01T12:00:00.000Z [INFO] [jobs] entry 1\n" +
      "2026-03-01T12:00:00.000Z [CRITICAL] [jobs] entry 2 | 2 times | last 2026-03-01T12:00:30.000Z | status=500 | b.ts:1 | Suggestion: Restart.\n    at a (b.ts:1)\n",
  );
});
