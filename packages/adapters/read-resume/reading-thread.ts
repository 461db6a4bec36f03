import { Worker } from "node:worker_threads";
import type { ReadAnswer, ReadTask } from "./read-resume.ts";
import type { Answered, Handed } from "./read-worker.ts";

/** A file to be read and who waits for it. */
export type ReadJob = {
  file: ReadTask;
  /** A retry was stopped for want of memory beside others; practice is nobody's file. */
  kind: "upload" | "retry" | "practice";
  /** When what it belongs to began, by any clock. */
  since: number;
  resolve: (answer: ReadAnswer) => void;
  reject: (error: unknown) => void;
};

export type ThreadOptions = { url: URL; deadlineMs: number; memoryMb: number };

/** Told of what happens in a thread; one that has failed is of no more use. */
export type ThreadEvents = {
  answered: (thread: ReadingThread, job: ReadJob, answer: Answered["answer"]) => void;
  failed: (thread: ReadingThread, error: unknown) => void;
  /** The file that is read has taken as long as it may. */
  late: (thread: ReadingThread) => void;
};

/** Two words of shared memory, one for each file that a thread may have. */
const places = 2;

type Held = { job: ReadJob; id: number; place: number };

/**
 * A thread with the file that it reads and, ahead of time, its next one, so that it never waits
 * for this thread. What it has not begun can be taken back: both sides claim a file by changing its
 * number in shared memory to zero, and only one of them finds the number there.
 */
export class ReadingThread {
  readonly #worker: Worker;
  readonly #claims = new Int32Array(new SharedArrayBuffer(places * Int32Array.BYTES_PER_ELEMENT));
  readonly #held: Held[] = [];
  readonly #options: ThreadOptions;
  readonly #deadline: NodeJS.Timeout;
  #lastId = 0;
  #since = 0;

  constructor(options: ThreadOptions, events: ThreadEvents) {
    this.#options = options;
    this.#worker = new Worker(options.url, {
      execArgv: [],
      workerData: this.#claims,
      resourceLimits: {
        maxOldGenerationSizeMb: options.memoryMb,
        maxYoungGenerationSizeMb: 64,
      },
    });
    this.#deadline = setTimeout(
      () => this.#held.length > 0 && events.late(this),
      options.deadlineMs,
    );
    this.#deadline.unref();
    this.#worker.unref();
    this.#worker.on("message", ({ id, answer }: Answered) => {
      const [current] = this.#held;
      if (current?.id !== id) return;
      this.#held.shift();
      if (this.#held.length > 0) this.#begin();
      else this.#worker.unref();
      events.answered(this, current.job, answer);
    });
    this.#worker.on("error", (error) => events.failed(this, error));
    this.#worker.on("exit", () => events.failed(this, new Error("A thread that reads CVs ended.")));
  }

  /** What it reads. */
  get current(): ReadJob | null {
    return this.#held[0]?.job ?? null;
  }

  get isFull(): boolean {
    return this.#held.length === places;
  }

  /** Whether it has been reading one file for longer than that. */
  isSlow(ms: number): boolean {
    return this.#held.length > 0 && performance.now() - this.#since > ms;
  }

  give(job: ReadJob): void {
    const place = this.#held[0]?.place === 0 ? 1 : 0;
    this.#lastId = (this.#lastId % 0x7fff_ffff) + 1;
    const id = this.#lastId;
    Atomics.store(this.#claims, place, id);
    this.#held.push({ job, id, place });
    if (this.#held.length === 1) {
      this.#worker.ref();
      this.#begin();
    }
    // A process that outlives its thread is nobody's: dead, it would stay in the system's table.
    const childMs = 0.9 * this.#options.deadlineMs;
    this.#worker.postMessage({ id, place, file: job.file, childMs } satisfies Handed);
  }

  /** The file that waits in it, unless it has begun with it meanwhile. */
  takeBack(): ReadJob | null {
    const next = this.#held[1];
    if (!next || Atomics.compareExchange(this.#claims, next.place, next.id, 0) !== next.id)
      return null;
    this.#held.pop();
    return next.job;
  }

  /** Ends it, whatever it does; nothing more is told of it. Gives what it had. */
  end(): { jobs: ReadJob[]; ended: Promise<unknown> } {
    clearTimeout(this.#deadline);
    this.#worker.removeAllListeners();
    // An error after the end is nobody's.
    this.#worker.on("error", () => undefined);
    const jobs = this.#held.splice(0).map(({ job }) => job);
    return { jobs, ended: this.#worker.terminate() };
  }

  #begin(): void {
    this.#since = performance.now();
    this.#deadline.refresh();
  }
}
