import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import type { AiEngine } from "../ai/ai-engine.ts";
import type { Timings } from "./timings.ts";

type LogFunction = (fields: Record<string, unknown>, message: string) => void;

/** Wraps an engine to record the duration of its calls and log the reason of failures. */
export function timedEngine(
  engine: AiEngine,
  timings: Timings,
  log: { info: LogFunction; error: LogFunction },
): AiEngine {
  async function timed<Result>(
    operation: string,
    call: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const started = performance.now();
    const record = () => timings.record("ai", operation, performance.now() - started);
    try {
      const result = await call();
      record();
      return result;
    } catch (error) {
      // The time until a user stopped the call is not a duration of the service.
      if (signal?.aborted) {
        log.info({ category: "ai", operation }, "AI call stopped by the user");
        throw error;
      }
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
      const why = cause instanceof AiFailure ? cause : null;
      log.error(
        { category: "ai", operation, error: cause, status: why?.status },
        why ? `AI call failed (${why.short})` : "AI call failed",
      );
      record();
      throw error;
    }
  }
  const { judge, readPosting, readRoles } = engine;
  return {
    ...engine,
    judge: judge && ((question) => timed("ai judge", () => judge(question), question.signal)),
    readPosting:
      readPosting &&
      ((question) => timed("ai readPosting", () => readPosting(question), question.signal)),
    readRoles:
      readRoles &&
      ((question) => timed("ai readRoles", () => readRoles(question), question.signal)),
    rankCandidates: (request) =>
      timed("ai rankCandidates", () => engine.rankCandidates(request), request.signal),
  };
}
