import { AppError } from "@resume-picker/domain/errors";

export type AiRuns = {
  /** Starts the job's ranking, or joins the running one. Repeated clicks start only one. */
  join: <T>(jobId: number, run: (signal: AbortSignal) => Promise<T>) => Promise<T>;
  /** @returns false if no ranking was running. */
  stop: (jobId: number) => boolean;
};

const stoppedByUser = () =>
  new AppError("CONFLICT", "The AI ranking was stopped. The previous ranks are kept.");

export function createAiRuns(): AiRuns {
  const running = new Map<number, { result: Promise<unknown>; controller: AbortController }>();
  return {
    join: async <T>(jobId: number, run: (signal: AbortSignal) => Promise<T>) => {
      const known = running.get(jobId);
      if (known) return known.result as Promise<T>; // a job has one kind of run
      const controller = new AbortController();
      const stopped = new Promise<never>((_, reject) => {
        controller.signal.addEventListener("abort", () => reject(stoppedByUser()));
      });
      const result = Promise.race([run(controller.signal), stopped]);
      running.set(jobId, { result, controller });
      try {
        return await result;
      } finally {
        running.delete(jobId);
      }
    },
    stop: (jobId) => {
      const known = running.get(jobId);
      known?.controller.abort();
      return known !== undefined;
    },
  };
}
