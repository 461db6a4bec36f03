import { z } from "zod";
import { logLevels } from "./log-rules.ts";

export const LogEntry = z.object({
  /** Rises with every entry, over restarts too: a viewer who saw one can ask for those after it. */
  id: z.number().int(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
  /** When it happened last, once it is counted more than once. */
  lastTimestamp: z.string().nullable(),
  level: z.enum(logLevels),
  category: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
  file: z.string().nullable(),
  line: z.number().int().nullable(),
  stack: z.string().nullable(),
  requestId: z.string().nullable(),
  /** Whose request it was; null for visitors and for the server itself. */
  userId: z.string().nullable(),
  /** What else may be told: route, status, milliseconds, error code, counts. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** How often it happened; more than once for a client error, or a visitor's request, that keeps coming. */
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
      /** Milliseconds. */
      avg: z.number(),
      count: z.number().int(),
    }),
  ),
});
export type LogSummary = z.infer<typeof LogSummary>;
export type ErrorSummary = LogSummary["errorSummary"];
export type PerformanceMetric = LogSummary["performanceMetrics"][number];

/** What goes over `/ws/logs`. Every entry goes out once, as `log` or as `error`. */
export type LogMessage =
  | {
      type: "init";
      recentErrors: LogEntry[];
      errorSummary: ErrorSummary;
      performanceMetrics: PerformanceMetric[];
      /** The latest entries, or those after the one that the viewer saw last. */
      entries: LogEntry[];
    }
  | { type: "log"; entry: LogEntry }
  | { type: "error"; entry: LogEntry }
  | { type: "alert"; category: string; count: number; suggestion: string }
  | {
      type: "performance";
      operation: string;
      /** Milliseconds. */
      duration: number;
      average: number;
      suggestion: string;
    };
