import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "@resume-picker/domain/errors";
import { Piscina } from "piscina";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { spareV8 } from "./spare-v8.ts";
import { FairQueue } from "./fair-queue.ts";
import type { ReadAnswer, ReadResume, ReadTask, TimedTask } from "./read-worker.ts";
import { watchMemory } from "./watch-memory.ts";

export type ResumeReader = {
  /**
   * Reads one CV: its laid-out text, the parse, and the redacted lines. Owners take turns when more files wait than can be read at once.
   * @throws AppError for a file that can't be read, for one that takes too long or too much memory,
   * and UNAVAILABLE once the reader is closed.
   */
  read: (file: ReadTask & { owner?: string }) => Promise<ReadResume>;
  /**
   * Reads the files in turns, `times` in each thread, while nobody's wait: a thread reads its first
   * fifty files at a third of its speed, until V8 has compiled what is hot.
   */
  warmUp: (files: readonly ReadTask[], times: number) => Promise<void>;
  /** How many files are read now, and how many wait for it. */
  load: () => { running: number; waiting: number };
  /** Ends the workers; what still waits is refused. */
  close: () => Promise<void>;
};

export type ResumeReaderOptions = {
  /** Files read at the same time; by default one for each processor, up to four. */
  workers?: number;
  /** Longest time for one file, from when a worker takes it up. */
  deadlineMs?: number;
  /** Megabytes of objects for one worker, and of growth of the whole process for one file. */
  memoryMb?: number;
  /** The bundled worker; from source it is found beside this file. */
  workerUrl?: URL;
};

type Job = {
  file: ReadTask;
  /** It was stopped for want of memory beside others and is tried once more by itself. */
  isRetry: boolean;
  resolve: (resume: ReadResume) => void;
  reject: (error: unknown) => void;
};

/** Reads CV files in worker threads that can be stopped without harm to their neighbours. */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const { deadlineMs = 60_000, memoryMb = 256 } = options;
  const workers = options.workers ?? Math.min(4, availableParallelism());
  const pool = createPool(options.workerUrl ?? sourceWorker(), { workers, memoryMb });
  const queue = new FairQueue<Job>();
  const retries: Job[] = [];
  const running = new Map<Job, AbortController>();
  let isClosed = false;

  // A thread that couldn't even start, for want of a file handle perhaps, had no file yet: those that
  // wait for one end with its error, instead of the process, and the next file starts another.
  pool.on("error", (error: unknown) => {
    const waiting = Math.min(pool.queueSize, running.size);
    for (const [, controller] of [...running].slice(running.size - waiting))
      controller.abort(error);
  });

  const memory = watchMemory(memoryMb * 1024 * 1024, () => {
    for (const [job, controller] of running) {
      controller.abort(running.size > 1 && !job.isRetry ? retryAlone : extractErrors.crashed());
    }
  });

  const startNext = (): void => {
    const alone = [...running.keys()].some((job) => job.isRetry);
    while (!alone && running.size < workers && !isClosed) {
      const job =
        running.size === 0
          ? (retries.shift() ?? queue.shift())
          : retries.length > 0
            ? undefined
            : queue.shift();
      if (!job) return;
      void run(job);
      if (job.isRetry) return;
    }
  };

  const run = async (job: Job): Promise<void> => {
    const controller = new AbortController();
    spareV8();
    running.set(job, controller);
    memory.start();
    // A process that outlives its thread is nobody's: dead, it would stay in the system's table.
    const task: TimedTask = { ...job.file, until: Date.now() + 0.9 * deadlineMs };
    const timer = setTimeout(
      () => controller.abort(extractErrors.deadline(deadlineMs / 1000)),
      deadlineMs,
    );
    try {
      const answer = (await pool.run(task, { signal: controller.signal })) as ReadAnswer; // the worker's own type
      if (answer.ok) job.resolve(answer.resume);
      else job.reject(new AppError(answer.code, answer.message));
    } catch (error) {
      const reason: unknown = controller.signal.aborted ? controller.signal.reason : explain(error);
      if (reason === retryAlone && !isClosed) retries.push({ ...job, isRetry: true });
      else job.reject(reason === retryAlone ? extractErrors.closed() : reason);
    } finally {
      clearTimeout(timer);
      running.delete(job);
      if (running.size === 0) memory.stop();
      startNext();
    }
  };

  const warmOne = async (files: readonly ReadTask[], times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) {
      do await pause(pauseMs, undefined, { ref: false });
      while (running.size > 0 && !isClosed);
      const file = files[turn % files.length];
      if (isClosed || !file) return;
      // A thread that is ended meanwhile is none to warm up.
      await pool.run(file).catch(() => undefined);
    }
  };

  return {
    warmUp: async (files, times) => {
      await Promise.all(Array.from({ length: workers }, () => warmOne(files, times)));
    },
    read: ({ owner = "", ...file }) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(extractErrors.closed());
          return;
        }
        queue.push(owner, { file, isRetry: false, resolve, reject });
        startNext();
      }),
    load: () => ({ running: running.size, waiting: queue.size + retries.length }),
    close: async () => {
      isClosed = true;
      for (const job of [...queue.clear(), ...retries.splice(0)])
        job.reject(extractErrors.closed());
      for (const controller of running.values()) controller.abort(extractErrors.closed());
      await pool.destroy();
      memory.stop();
    },
  };
}

/** Between two files of the warm-up, which leaves the processors to others. */
const pauseMs = 20;

const retryAlone = Symbol("retry alone");

function createPool(
  worker: URL,
  { workers, memoryMb }: { workers: number; memoryMb: number },
): Piscina {
  return new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    // A warm worker saves a second at the next upload; an idle server gives the memory back.
    idleTimeout: 120_000,
    atomics: "disabled",
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
  });
}

function sourceWorker(): URL {
  return new URL("./read-worker-from-source.mjs", import.meta.url);
}

/** A worker that ran out of memory fails its own file only; anything else is a fault of ours. */
function explain(error: unknown): unknown {
  const isOutOfMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isOutOfMemory ? extractErrors.crashed(error) : error;
}
