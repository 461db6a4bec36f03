import { pool, Promise as PoolPromise, TerminateError } from "workerpool";
import { boundsToArgs } from "./start-watch.ts";
import type { Bounds } from "./start-watch.ts";

export type ProcessOptions = Bounds & {
  /** The program of the process, and what of it is called with each task. */
  script: string;
  method: "read" | "layOut" | "findChange";
  /** Megabytes of objects. */
  heapMb: number;
  /** Time for one file by the clock, however busy others keep the machine. */
  clockMs: number;
};

/** A file's end, and the processor time that it cost; where the process can't tell, the clock's. */
export type Outcome<Answer> = End<Answer> & { processorMs: number };

/** Its answer, or what became of the process. */
type End<Answer> =
  | { how: "answered"; answer: Answer }
  /** By its processor time, or by the clock while it did nothing. */
  | { how: "late"; by: "processor" | "clock" }
  /** The file can't be had. */
  | { how: "failed"; cause: unknown }
  /** `hasBegun` is false where the process ended before it took up the file. */
  | { how: "died"; hasBegun: boolean; cause: unknown };

/** What a process may take to start, beyond its file's time, on a machine without time. */
const startMs = 30_000;
/** A process that is busy doesn't hear that it shall end, and is killed after this. */
const terminateMs = 50;

/** A process that reads one file after the other. Once a file has ended it, or failed, `end` it. */
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
      // V8's last words would fill the server's log.
      emitStdStreams: true,
      forkArgs: boundsToArgs(bounds),
      forkOpts: {
        serialization: "advanced",
        execArgv: [`--max-old-space-size=${String(heapMb)}`],
        // Neither our own flags nor secrets are its business.
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
      // workerpool tells the signal in words only.
      if (hasDied && String(cause).includes("SIGVTALRM")) return { how: "late", by: "processor" };
      return hasDied ? { how: "died", hasBegun, cause } : { how: "failed", cause };
    }
  }

  /** Ends it, whatever it does. */
  async end(): Promise<void> {
    // One that is dead already never answers, so that this is not awaited for long.
    await this.#pool.terminate(true, 4 * terminateMs).catch(() => undefined);
  }
}
