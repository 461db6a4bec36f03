export type JudgingRuns = {
  /** Starts a run for the job unless one is running. Never rejects. */
  start: (jobId: number, run: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  /** Stops the job's run, if there is one, and waits until it has ended. */
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
