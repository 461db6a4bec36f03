import { AppError } from "@resume-picker/domain/errors";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { FairQueue } from "./fair-queue.ts";
import { ReadingProcess } from "./reading-process.ts";
import type { Outcome, ProcessOptions } from "./reading-process.ts";
import type { Refusal } from "./refusal.ts";

/** A file to read, its owner, and when its upload began, by any clock. */
export type ReadJob<Task> = { task: Task; owner: string; since: number };

export type LaneOptions = ProcessOptions & {
  /** Number of files read at the same time. */
  processes: number;
  /** Whether a file that needs more processor time is passed to another lane, not rejected. */
  handsOn: boolean;
  /** Whether a process is reused after reading a file successfully. */
  isReused: boolean;
  /** Called with the class of an unexpected error, never with text of the file. */
  onUnexpected: (what: string) => void;
};

type Waiting<Task, Answer> = ReadJob<Task> & {
  isRetry: boolean;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

type Slot<Task, Answer> = {
  process: ReadingProcess<Task, Answer | Refusal> | null;
  job: Waiting<Task, Answer> | null;
  idle: NodeJS.Timeout | undefined;
};

/** Thrown for a file that is to be passed to another lane. */
export class NeedsMoreTime extends Error {}

/** A process uses about 100 MB and takes half a second to start. */
const idleMs = 5 * 60_000;

/** Reads files in processes that can be stopped without affecting each other. Owners take turns. */
export class ReadingLane<Task, Answer extends { how: string }> {
  readonly #options: LaneOptions;
  readonly #queue = new FairQueue<Waiting<Task, Answer>>();
  readonly #slots: readonly Slot<Task, Answer>[];
  readonly #ends = new Set<Promise<void>>();
  #isClosed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#slots = Array.from({ length: options.processes }, () => ({
      process: null,
      job: null,
      idle: undefined,
    }));
  }

  /** @throws AppError if the file can't be read, and UNAVAILABLE once the lane is closed. */
  read(job: ReadJob<Task>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(extractErrors.closed());
        return;
      }
      this.#queue.push({ ...job, isRetry: false, resolve, reject });
      this.#startNext();
    });
  }

  load(): { running: number; waiting: number } {
    return { running: this.#running().length, waiting: this.#queue.size };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of [...this.#running(), ...this.#queue.clear()])
      job.reject(extractErrors.closed());
    for (const slot of this.#slots) this.#endProcess(slot);
    await Promise.all(this.#ends);
  }

  #running(): Waiting<Task, Answer>[] {
    return this.#slots.flatMap(({ job }) => job ?? []);
  }

  #startNext(): void {
    for (;;) {
      const free = this.#slots.filter(({ job }) => job === null);
      const slot = free.find(({ process }) => process) ?? free[0];
      const job = slot && this.#queue.shift((owner) => this.#mayStart(owner));
      if (!job) return;
      void this.#run(slot, job);
    }
  }

  /** While several owners wait, none may use all processes, so each gets one in time. */
  #mayStart(owner: string): boolean {
    const { processes } = this.#options;
    const max = this.#queue.owners > 1 ? Math.max(1, processes - 1) : processes;
    return this.#running().filter((job) => job.owner === owner).length < max;
  }

  async #run(slot: Slot<Task, Answer>, job: Waiting<Task, Answer>): Promise<void> {
    slot.job = job;
    clearTimeout(slot.idle);
    slot.process ??= new ReadingProcess(this.#options);
    const outcome = await slot.process.read(job.task);
    this.#queue.charge(job.owner, outcome.processorMs);
    if (this.#isClosed) return;
    slot.job = null;
    if (this.#options.isReused && isReusable(outcome)) {
      slot.idle = setTimeout(() => this.#endProcess(slot), idleMs).unref();
    } else {
      this.#endProcess(slot);
    }
    this.#settle(job, outcome);
    this.#startNext();
  }

  #settle(job: Waiting<Task, Answer>, outcome: Outcome<Answer | Refusal>): void {
    const { handsOn, onUnexpected, processorMs, clockMs } = this.#options;
    if (outcome.how === "late" && outcome.by === "processor" && handsOn) {
      job.reject(new NeedsMoreTime());
    } else if (outcome.how === "late") {
      job.reject(
        outcome.by === "processor"
          ? extractErrors.tooMuchWork(processorMs / 1000)
          : extractErrors.deadline(clockMs / 1000),
      );
    } else if (outcome.how === "failed") {
      job.reject(outcome.cause);
    } else if (outcome.how === "died") {
      onUnexpected(outcome.hasBegun ? "a reading process ended" : "a reading process can't start");
      // The previous file or the system may be the cause, so the file is retried alone in a new
      // process.
      if (!job.isRetry) this.#queue.push({ ...job, isRetry: true, since: -Infinity });
      else job.reject(outcome.hasBegun ? extractErrors.crashed() : outcome.cause);
    } else if (isRefusal(outcome.answer)) {
      const { code, message, unexpected } = outcome.answer;
      if (unexpected !== undefined) onUnexpected(unexpected);
      job.reject(new AppError(code, message));
    } else {
      job.resolve(outcome.answer);
    }
  }

  #endProcess(slot: Slot<Task, Answer>): void {
    clearTimeout(slot.idle);
    const end = slot.process?.end();
    slot.process = null;
    if (end) this.#ends.add(end.finally(() => this.#ends.delete(end)));
  }
}

/** Work on a damaged file may still be running and fail while the next file is read. */
function isReusable(outcome: Outcome<{ how: string } | Refusal>): boolean {
  if (outcome.how !== "answered") return false;
  return !isRefusal(outcome.answer) || !outcome.answer.mayLinger;
}

const isRefusal = (answer: { how: string } | Refusal): answer is Refusal =>
  answer.how === "refused";
