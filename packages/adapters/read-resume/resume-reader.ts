import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "@resume-picker/domain/errors";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { FairQueue } from "./fair-queue.ts";
import { paceV8 } from "./pace-v8.ts";
import type { ReadAnswer, ReadResume, ReadTask } from "./read-resume.ts";
import { ReadingThread } from "./reading-thread.ts";
import type { ReadJob, ThreadEvents } from "./reading-thread.ts";
import { watchMemory } from "./watch-memory.ts";

export type ResumeReader = {
  /**
   * Reads one CV: its laid-out text, the parse, and the redacted lines. Owners take turns when more
   * files wait than can be read at once; of one owner's, those of the upload that began first go first.
   * @param file.since when the upload began, by any clock.
   * @throws AppError for a file that can't be read, for one that takes too long or too much memory,
   * and UNAVAILABLE once the reader is closed.
   */
  read: (file: ReadTask & { owner?: string; since?: number }) => Promise<ReadResume>;
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

/** Between two files of the warm-up, which leaves the processors to others. */
const pauseMs = 5;
/** Nobody has uploaded anything for so long: between two files of one upload is no time to practise. */
const quietMs = 1000;
/** What waits in a thread that reads one file for longer is taken back as soon as another has time. */
const slowMs = 1000;
/**
 * A thread that has read a few hundred CVs reads twice as fast as a new one: it stays for a
 * working day, and overnight the server gives its memory back.
 */
const idleMs = 8 * 60 * 60 * 1000;

/** Reads CV files in worker threads that can be stopped without harm to their neighbours. */
export function createResumeReader(options: ResumeReaderOptions = {}): ResumeReader {
  const { deadlineMs = 60_000, memoryMb = 256 } = options;
  const workers = options.workers ?? Math.min(4, availableParallelism());
  const url = options.workerUrl ?? new URL("./read-worker-from-source.mjs", import.meta.url);
  const threads: ReadingThread[] = [];
  const queue = new FairQueue<ReadJob>();
  /** They waited in a thread that has ended. */
  const returned: ReadJob[] = [];
  const retries: ReadJob[] = [];
  let isClosed = false;
  let lastUpload = -Infinity;
  let isPractising = false;

  const running = () =>
    threads.filter(({ current }) => current !== null && current.kind !== "practice");

  const memory = watchMemory(memoryMb * 1024 * 1024, () => {
    const busy = running();
    for (const thread of busy) {
      const isRetried = busy.length > 1 && thread.current?.kind === "upload";
      stop(thread, isRetried ? retryAlone : extractErrors.crashed());
    }
  });

  const restIfIdle = () => {
    if (running().length > 0) return;
    memory.stop();
    paceV8(isPractising ? "practice" : "usual");
  };

  const idle = setTimeout(() => {
    for (const thread of [...threads]) if (thread.current === null) remove(thread);
  }, idleMs);
  idle.unref();

  const remove = (thread: ReadingThread) => {
    const at = threads.indexOf(thread);
    if (at >= 0) threads.splice(at, 1);
    return thread.end();
  };

  /** Ends the thread; the file that it read ends with the reason, the one behind it waits again. */
  const stop = (thread: ReadingThread, reason: unknown): void => {
    const [current, next] = remove(thread).jobs;
    if (next) returned.push(next);
    if (reason === retryAlone && current) retries.push({ ...current, kind: "retry" });
    else current?.reject(reason);
    startNext();
  };

  const events: ThreadEvents = {
    answered: (_thread, job, answer) => {
      startNext();
      if ("fault" in answer) job.reject(answer.fault);
      else job.resolve(answer);
    },
    // A thread that couldn't even start, for want of a file handle perhaps, costs one file, and not
    // the process; the next file starts another.
    failed: (thread, error) => stop(thread, explain(error)),
    late: (thread) => stop(thread, extractErrors.deadline(deadlineMs / 1000)),
  };

  /** The thread that has least to do, a new one while there may be more; null where all are full. */
  const findThread = (): ReadingThread | null => {
    const free = threads.find(({ current }) => current === null);
    if (free) return free;
    if (threads.length === workers) return threads.find(({ isFull }) => !isFull) ?? null;
    const thread = new ReadingThread({ url, deadlineMs, memoryMb }, events);
    threads.push(thread);
    return thread;
  };

  const takeBack = (from: (thread: ReadingThread) => boolean): ReadJob | undefined => {
    for (const thread of threads) {
      const job = from(thread) ? thread.takeBack() : null;
      if (job) return job;
    }
    return undefined;
  };

  const hand = (job: ReadJob): boolean => {
    try {
      const thread = findThread();
      thread?.give(job);
      return thread !== null;
    } catch (error) {
      job.reject(error);
      return true;
    }
  };

  const startNext = (): void => {
    if (isClosed) return;
    idle.refresh();
    const busy = running();
    restIfIdle();
    if (busy.some(({ current }) => current?.kind === "retry")) return;
    if (retries.length > 0) {
      const [job] = busy.length === 0 ? retries.splice(0, 1) : [];
      if (job) start(job);
      return;
    }
    while (threads.length < workers || threads.some(({ isFull }) => !isFull)) {
      const hasIdle = threads.length < workers || threads.some(({ current }) => current === null);
      const job =
        (hasIdle ? takeBack((thread) => thread.isSlow(slowMs)) : undefined) ??
        returned.shift() ??
        queue.shift() ??
        (hasIdle ? takeBack(() => true) : undefined);
      if (!job) return;
      start(job);
    }
  };

  const start = (job: ReadJob): void => {
    paceV8("reading");
    lastUpload = performance.now();
    if (hand(job)) memory.start();
    else returned.unshift(job);
  };

  const isQuiet = () => running().length === 0 && performance.now() - lastUpload > quietMs;

  const practise = (file: ReadTask): Promise<unknown> =>
    new Promise((resolve) => {
      // A thread that is ended meanwhile is none to warm up.
      if (!hand({ file, kind: "practice", since: 0, resolve, reject: resolve })) resolve(null);
    });

  const warmOne = async (files: readonly ReadTask[], times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) {
      do await pause(pauseMs, undefined, { ref: false });
      while (!isQuiet() && !isClosed);
      const file = files[turn % files.length];
      if (isClosed || !file) return;
      await practise(file);
    }
  };

  return {
    warmUp: async (files, times) => {
      isPractising = true;
      restIfIdle();
      await Promise.all(Array.from({ length: workers }, () => warmOne(files, times)));
      isPractising = false;
      restIfIdle();
    },
    read: ({ owner = "", since = 0, ...file }) =>
      new Promise((resolve, reject) => {
        if (isClosed) {
          reject(extractErrors.closed());
          return;
        }
        const answer = (given: ReadAnswer) =>
          given.ok ? resolve(given.resume) : reject(new AppError(given.code, given.message));
        queue.push(owner, { file, kind: "upload", since, resolve: answer, reject });
        startNext();
      }),
    load: () => {
      const reading = running();
      const ahead = reading.filter(({ isFull }) => isFull).length;
      const waiting = queue.size + returned.length + retries.length + ahead;
      return { running: reading.length, waiting };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      memory.stop();
      const ends = threads.splice(0).map((thread) => thread.end());
      const left = [...ends.flatMap(({ jobs }) => jobs), ...queue.clear()];
      for (const job of [...left, ...returned.splice(0), ...retries.splice(0)])
        job.reject(extractErrors.closed());
      await Promise.all(ends.map(({ ended }) => ended));
    },
  };
}

const retryAlone = Symbol("retry alone");

/** A worker that ran out of memory fails its own file only; anything else is a fault of ours. */
function explain(error: unknown): unknown {
  const isOutOfMemory =
    error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
  return isOutOfMemory ? extractErrors.crashed(error) : error;
}
