import { AppError } from "@resume-picker/domain/errors";
import type { AiEngine } from "./ai-engine.ts";

const serviceChanged = () =>
  new AppError("UNAVAILABLE", "The AI service was changed meanwhile. Please start again.");

/** Wraps an engine. When the signal fires, running requests are cancelled and no more are sent. */
export function abortableEngine(engine: AiEngine, ended: AbortSignal): AiEngine {
  const isOver = () => ended.aborted;
  async function untilEnded<Result>(
    signal: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (isOver()) throw serviceChanged();
    try {
      return await call(signal ? AbortSignal.any([signal, ended]) : ended);
    } catch (error) {
      throw isOver() && signal?.aborted !== true ? serviceChanged() : error;
    }
  }
  const { judge, readPosting, readRoles } = engine;
  return {
    ...engine,
    judge: judge && ((asked) => untilEnded(asked.signal, (signal) => judge({ ...asked, signal }))),
    readPosting:
      readPosting &&
      ((asked) => untilEnded(asked.signal, (signal) => readPosting({ ...asked, signal }))),
    readRoles:
      readRoles &&
      ((asked) => untilEnded(asked.signal, (signal) => readRoles({ ...asked, signal }))),
    rankCandidates: (request) =>
      untilEnded(request.signal, (signal) => engine.rankCandidates({ ...request, signal })),
  };
}
