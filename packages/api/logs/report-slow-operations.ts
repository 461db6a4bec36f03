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

/** Each operation over a second is an entry, and is told to the viewers as what it is. */
export function reportSlowOperations(
  timings: Timings,
  to: { log: Log; logs: LogHub; asksService: () => boolean },
): void {
  timings.onSlow(({ kind, operation, duration, average }) => {
    // What waited for the service is told by its own call, and who stopped it waited for nothing.
    if (to.asksService() && waiting.has(operation)) return;
    const message = "slow operation";
    const category = "performance";
    const ms = Math.round(duration);
    const usual = Math.round(average);
    const aiCode = to.asksService() && operation.startsWith("ai ") ? slowAiCode : undefined;
    const code = kind === "wait" ? waitingCode : aiCode;
    to.log.warn({ category, operation, ms, average: usual, code }, message);
    const suggestion = diagnose({ category, message, code })?.suggestion ?? noSuggestion;
    to.logs.tell(
      { type: "performance", operation, duration: ms, average: usual, suggestion },
      currentRequest()?.userId ?? null,
    );
  });
}

/** Procedures that consist of a call of the engine. */
const waiting = new Set(["scoring.aiRank", "jobs.analyzeSkills"]);
