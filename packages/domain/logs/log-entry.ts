import { z } from "zod";
import { logLevels } from "./log-rules.ts";

export const LogEntry = z.object({
  /**
   * Increases with every entry, even across restarts. A viewer can request the entries after the
   * last one it received.
   */
  id: z.number().int(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  /** The time of the last occurrence if `count` is above 1, otherwise null. */
  lastTimestamp: z.string().nullable(),
  level: z.enum(logLevels),
  category: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  stack: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The user who made the request. Null for visitors and the server itself. */
  userId: z.string().nullable(),
  /** Additional data: route, status, milliseconds, error code, counts. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /**
   * The number of occurrences. Repeated client errors and visitors' requests are counted in one
   * entry.
   */
  count: z.number().int(),
});
export type LogEntry = z.infer<typeof LogEntry>;

export const LogSummary = z.object({
  errorSummary: z.object({
    /** Errors of the last 24 hours by category. */
    frequency: z.record(z.string(), z.number().int()),
    suggestions: z.array(
      z.object({
        category: z.string(),
        pattern: z.string(),
        suggestion: z.string(),
        count: z.number().int(),
      }),
    ),
  }),
  performanceMetrics: z.array(
    z.object({
      operation: z.string(),
      /** In milliseconds. */
      avg: z.number(),
      count: z.number().int(),
    }),
  ),
});
export type LogSummary = z.infer<typeof LogSummary>;
export type ErrorSummary = LogSummary["errorSummary"];
export type PerformanceMetric = LogSummary["performanceMetrics"][number];

/** A message on `/ws/logs`. Every entry is sent once, as `log` or as `error`. */
export type LogMessage =
  | {
      type: "init";
      recentErrors: LogEntry[];
      errorSummary: ErrorSummary;
      performanceMetrics: PerformanceMetric[];
      /** The latest entries, or those after the last one that the viewer received. */
      entries: LogEntry[];
    }
  | { type: "log"; entry: LogEntry }
  | { type: "error"; entry: LogEntry }
  | { type: "alert"; category: string; count: number; suggestion: string }
  | {
      type: "performance";
      operation: string;
      /** In milliseconds. */
      duration: number;
      average: number;
      suggestion: string;
    };
