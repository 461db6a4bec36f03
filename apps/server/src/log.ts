import { pino } from "pino";
import type { Env } from "./env.ts";

/** JSON lines on standard output. What may stand in an entry: ids, counts, times, routes, codes. */
export function createLog(level: Env["LOG_LEVEL"]) {
  return pino({
    level,
    customLevels: { critical: 60 },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
export type ServerLog = ReturnType<typeof createLog>;
