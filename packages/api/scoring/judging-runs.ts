export type JudgingRuns = {
  /** Starts the job's run unless one runs; it never rejects. */
  start: (jobId: number, run: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Ends the job's run, if there is one, and waits until nothing of it is under way. */
  pause: (jobId: number) => Promise<void>;
};

export function createJudgingRuns(): JudgingRuns {
  const running = new Map<number, { controller: AbortController; done: Promise<void> }>();
  return {
    start: (jobId, run) => {
      const known = running.get(jobId);
      if (known) return known.done;
      const controller = new AbortController();
      const done = run(controller.signal).finally(() => running.delete(jobId));
      running.set(jobId, { controller, done });
      return done;
    },
    pause: async (jobId) => {
      const known = running.get(jobId);
      known?.controller.abort();
      await known?.done;
    },
  };
}
