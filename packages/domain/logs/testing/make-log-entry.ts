import type { LogEntry } from "../log-entry.ts";

/** Creates an entry with the given fields. */
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
