import type { AiEngine } from "../ai/ai-engine.ts";
import type { Timings } from "./timings.ts";

type Failure = (fields: Record<string, unknown>, message: string) => void;

/** The same engine; how long its calls take is recorded, and that one failed is said. */
export function timedEngine(engine: AiEngine, timings: Timings, onFailure: Failure): AiEngine {
  async function timed<Result>(operation: string, call: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    try {
      return await call();
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
      onFailure({ category: "ai", operation, error: cause }, "AI call failed");
      throw error;
    } finally {
      timings.record("ai", operation, performance.now() - started);
    }
  }
  return {
    ...engine,
    suggestSkills: (job) => timed("ai suggestSkills", () => engine.suggestSkills(job)),
    rankCandidates: (request) => timed("ai rankCandidates", () => engine.rankCandidates(request)),
  };
}
