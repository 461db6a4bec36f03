import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { currentRequest } from "@resume-picker/adapters/logs/request-scope";
import type { Timings } from "@resume-picker/adapters/logs/timings";
import {
  diagnose,
  noSuggestion,
  slowAiCode,
  waitingCode,
} from "@resume-picker/domain/logs/known-failures";
import type { Log } from "../context.ts";

/** Logs each operation that takes over a second and sends it to the viewers. */
export function reportSlowOperations(
  timings: Timings,
  to: { log: Log; logs: LogHub; asksService: () => boolean },
): void {
  timings.onSlow(({ kind, operation, duration, average }) => {
    // The service's own call reports the wait, and a user who stopped it wasn't kept waiting.
    if (to.asksService() && waiting.has(operation)) return;
    const message = "slow operation";
    const category = "performance";
    const ms = Math.round(duration);
    const usual = Math.round(average);
    const aiCode = to.asksService() && operation.startsWith("ai ") ? slowAiCode : undefined;
    const code = kind === "wait" ? waitingCode : aiCode;
    to.log.warn({ category, operation, ms, average: usual, code }, message);
    const suggestion = diagnose({ category, message, code })?.suggestion ?? noSuggestion;
    to.logs.send(
      { type: "performance", operation, duration: ms, average: usual, suggestion },
      currentRequest()?.userId ?? null,
    );
  });
}

/** Procedures that mainly wait for a call of the engine. */
const waiting = new Set(["scoring.aiRank", "jobs.analyzeSkills"]);
