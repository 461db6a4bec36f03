import { pool, Promise as PoolPromise, TerminateError } from "workerpool";

export type ProcessOptions = {
  /** The program of the process, and what of it is called with each task. */
  script: string;
  method: "read" | "layOut";
  /** Megabytes of objects, and of all memory. */
  heapMb: number;
  residentMb: number;
};

/** A file's end: its answer, or what became of the process. */
export type Outcome<Answer> =
  | { how: "answered"; answer: Answer }
  | { how: "late" }
  /** The file can't be had. */
  | { how: "failed"; cause: unknown }
  /** `hasBegun` is false where the process ended before it took up the file. */
  | { how: "died"; hasBegun: boolean; cause: unknown };

/** What a process may take to start, beyond its file's deadline, on a machine without time. */
const startMs = 30_000;
/** A process that is busy doesn't hear that it shall end, and is killed after this. */
const terminateMs = 50;

/** A process that reads one file after the other. Once a file has ended it, or failed, `end` it. */
export class ReadingProcess<Task, Answer> {
  readonly #pool;
  readonly #method: string;

  constructor({ script, method, heapMb, residentMb }: ProcessOptions) {
    this.#method = method;
    this.#pool = pool(script, {
      workerType: "process",
      maxWorkers: 1,
      workerTerminateTimeout: terminateMs,
      // V8's last words would fill the server's log.
      emitStdStreams: true,
      forkArgs: [String(residentMb * 1024 * 1024)],
      forkOpts: {
        serialization: "advanced",
        execArgv: [`--max-old-space-size=${String(heapMb)}`],
        // Neither our own flags nor secrets are its business.
        env: {},
      },
    });
  }

  /** @param deadlineMs counts from when the process takes up the file. */
  async read(task: Task, deadlineMs: number): Promise<Outcome<Answer>> {
    const state = { hasBegun: false };
    try {
      const answer = this.#pool.exec<(task: Task) => Answer>(this.#method, [task], {
        on: (said) => {
          if (said !== "begun") return;
          state.hasBegun = true;
          answer.timeout(deadlineMs);
        },
      });
      answer.timeout(startMs + deadlineMs);
      return { how: "answered", answer: await answer };
    } catch (cause) {
      const isLate = cause instanceof PoolPromise.TimeoutError;
      const { hasBegun } = state;
      if (hasBegun && isLate) return { how: "late" };
      const hasDied = isLate || cause instanceof TerminateError || !hasBegun;
      return hasDied ? { how: "died", hasBegun, cause } : { how: "failed", cause };
    }
  }

  /** Ends it, whatever it does. */
  async end(): Promise<void> {
    // One that is dead already never answers, so that this is not awaited for long.
    await this.#pool.terminate(true, 4 * terminateMs).catch(() => undefined);
  }
}
