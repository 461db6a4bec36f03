import type { AiEngine } from "../ai/ai-engine.ts";
import type { Timings } from "./timings.ts";

type Tell = (fields: Record<string, unknown>, message: string) => void;

/** The same engine; how long its calls take is recorded, and why one failed is said. */
export function timedEngine(
  engine: AiEngine,
  timings: Timings,
  log: { info: Tell; error: Tell },
): AiEngine {
  async function timed<Result>(
    operation: string,
    call: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const started = performance.now();
    try {
      return await call();
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
      if (signal?.aborted) log.info({ category: "ai", operation }, "AI call stopped by the user");
      else log.error({ category: "ai", operation, error: cause }, "AI call failed");
      throw error;
    } finally {
      timings.record("ai", operation, performance.now() - started);
    }
  }
  return {
    ...engine,
    suggestSkills: (job) => timed("ai suggestSkills", () => engine.suggestSkills(job)),
    rankCandidates: (request) =>
      timed("ai rankCandidates", () => engine.rankCandidates(request), request.signal),
  };
}
