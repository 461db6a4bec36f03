import type { LogEntry } from "../log-entry.ts";

/** An entry of which a test sets what it is about. */
export const makeLogEntry = (id: number, more: Partial<LogEntry> = {}): LogEntry => ({
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
  userId: null,
  details: {},
  count: 1,
  ...more,
});
