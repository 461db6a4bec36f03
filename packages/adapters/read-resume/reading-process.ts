import { pool, Promise as PoolPromise, TerminateError } from "workerpool";
import { boundsToArgs } from "./start-watch.ts";
import type { Bounds } from "./start-watch.ts";

export type ProcessOptions = Bounds & {
  /** The program of the process, and the method to call for each task. */
  script: string;
  method: "read" | "layOut" | "findImprovement";
  /** Maximum heap size in megabytes. */
  heapMb: number;
  /** Time limit for one file by the clock, even if the machine is busy. */
  clockMs: number;
};

/** The result and the processor time used, or the clock time if the process can't report it. */
export type Outcome<Answer> = End<Answer> & { processorMs: number };

/** The answer, or how the process ended. */
type End<Answer> =
  | { how: "answered"; answer: Answer }
  /** Exceeded the processor time, or the clock time while it was idle. */
  | { how: "late"; by: "processor" | "clock" }
  /** The file is not accessible. */
  | { how: "failed"; cause: unknown }
  /** `hasBegun` is false if the process ended before it began the file. */
  | { how: "died"; hasBegun: boolean; cause: unknown };

/** Additional time for starting the process on a busy machine. */
const startMs = 30_000;
/** A busy process doesn't receive the request to end, so it is killed after this time. */
const terminateMs = 50;

/** A process that reads one file after another. Call `end` once a file has ended it or failed. */
export class ReadingProcess<Task, Answer> {
  readonly #pool;
  readonly #method: string;
  readonly #clockMs;

  constructor({ script, method, heapMb, clockMs, ...bounds }: ProcessOptions) {
    this.#method = method;
    this.#clockMs = clockMs;
    this.#pool = pool(script, {
      workerType: "process",
      maxWorkers: 1,
      workerTerminateTimeout: terminateMs,
      // Otherwise V8's crash output would fill the server's log.
      emitStdStreams: true,
      forkArgs: boundsToArgs(bounds),
      forkOpts: {
        serialization: "advanced",
        execArgv: [`--max-old-space-size=${String(heapMb)}`],
        // The process gets neither the server's flags nor its secrets.
        env: {},
      },
    });
  }

  async read(task: Task): Promise<Outcome<Answer>> {
    const state = { hasBegun: false, began: performance.now(), processorMs: NaN };
    const end = await this.#end(task, state);
    const { began, processorMs } = state;
    return {
      ...end,
      processorMs: Number.isNaN(processorMs) ? performance.now() - began : processorMs,
    };
  }

  async #end(
    task: Task,
    state: { hasBegun: boolean; began: number; processorMs: number },
  ): Promise<End<Answer>> {
    try {
      const answer = this.#pool.exec<(task: Task) => Answer>(this.#method, [task], {
        on: (said: "begun" | { processorMs: number }) => {
          if (said !== "begun") {
            state.processorMs = said.processorMs;
            return;
          }
          state.hasBegun = true;
          state.began = performance.now();
          answer.timeout(this.#clockMs);
        },
      });
      answer.timeout(startMs + this.#clockMs);
      return { how: "answered", answer: await answer };
    } catch (cause) {
      const isLate = cause instanceof PoolPromise.TimeoutError;
      const { hasBegun } = state;
      if (hasBegun && isLate) return { how: "late", by: "clock" };
      const hasDied = isLate || cause instanceof TerminateError || !hasBegun;
      // workerpool reports the signal only in the message.
      if (hasDied && String(cause).includes("SIGVTALRM")) return { how: "late", by: "processor" };
      return hasDied ? { how: "died", hasBegun, cause } : { how: "failed", cause };
    }
  }

  /** Ends the process in any state. */
  async end(): Promise<void> {
    // A process that is already dead never answers, so the wait is short.
    await this.#pool.terminate(true, 4 * terminateMs).catch(() => undefined);
  }
}
