import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { countUploads, endOfFile, findFileProblem } from "./upload-item.ts";
import type { UploadEnd, UploadItem, UploadTotals } from "./upload-item.ts";
import { UnreadableSource } from "./upload-source.ts";
import type { UploadSource } from "./upload-source.ts";

export type UploadState = {
  /** The progress list, cleared three seconds after the upload ended. */
  items: readonly UploadItem[];
  /** Failed files, which stay listed after the progress list has cleared. */
  failed: readonly UploadItem[];
  /** Totals of the whole upload, kept after its list has cleared. */
  totals: UploadTotals;
  isRunning: boolean;
  isPaused: boolean;
  /** True if a file failed for a reason that a retry could fix. */
  canRetry: boolean;
};

export type UploadRun = {
  /** Sends one file. Rejects only if the whole request failed. */
  send: (file: File) => Promise<UploadResult>;
  /** Called for a file that isn't sent because of a problem found beforehand. */
  onRefused: (fileName: string, reason: string) => void;
  /** Called when a file has become a candidate. */
  onLanded: () => void;
  /** `failure` is the error of a failed request, if any. */
  onEnd: (totals: UploadTotals, isCancelled: boolean, failure: unknown) => void;
  /** Returns the message for a rejected `send`. */
  readError: (error: unknown) => string;
};

const lanes = 4;
/** The minimum time to show "Processing...", and the time a finished list stays. */
const processingMs = 500;
const clearAfterMs = 3000;
const notSent = "Cancelled before it was sent";

type Entry = { key: number; source: UploadSource };

const idle: UploadState = {
  items: [],
  failed: [],
  totals: countUploads([]),
  isRunning: false,
  isPaused: false,
  canRetry: false,
};

/** Uploads continue after their screen is closed, so their state is kept outside React. */
export class UploadQueue {
  readonly #wait: (ms: number) => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #state = idle;
  /** The run that the list shows. An older run must not clear it. */
  #runNumber = 0;
  #nextKey = 1;
  #lastRun: UploadRun | null = null;
  #waiting: Entry[] = [];
  #retryable: Entry[] = [];
  #isCancelled = false;
  #failure: unknown;
  #onResumed: (() => void)[] = [];

  constructor(wait: (ms: number) => Promise<void> = sleep) {
    this.#wait = wait;
  }

  readonly getState = (): UploadState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ignored while an upload is running, and for an empty selection. */
  readonly start = (sources: readonly UploadSource[], run: UploadRun): void => {
    if (sources.length === 0 || this.#state.isRunning) return;
    const entries = sources.map((source) => ({
      key: this.#nextKey++,
      source,
      problem: source.problem ?? findFileProblem(source),
    }));
    const items = entries.map(({ key, source, problem }): UploadItem => {
      if (problem === null) return { key, fileName: source.label, status: "uploading" };
      return { key, fileName: source.label, status: "error", message: problem };
    });
    const sound = entries.filter(({ problem }) => problem === null);
    for (const { source, problem } of entries) {
      if (problem !== null) run.onRefused(source.label, problem);
    }
    void this.#begin(items, sound, run);
  };

  /** Active files are completed. No further file starts until `resume`. */
  readonly pause = (): void => this.#setPaused(true);

  readonly resume = (): void => this.#setPaused(false);

  /** Active files are completed. The others aren't sent. */
  readonly cancel = (): void => {
    if (!this.#state.isRunning) return;
    this.#isCancelled = true;
    const left = new Set(this.#waiting.map(({ key }) => key));
    this.#retryable.push(...this.#waiting.splice(0));
    const items = this.#state.items.map((item): UploadItem =>
      left.has(item.key) ? { ...item, status: "error", message: notSent, isUnsent: true } : item,
    );
    this.#publish({ items, totals: countUploads(items) });
    this.#setPaused(false);
  };

  /** Sends files again that weren't sent or whose request failed. */
  readonly retry = (): void => {
    if (!this.#state.canRetry || !this.#lastRun) return;
    const items = this.#retryable.map(({ key, source }): UploadItem => {
      return { key, fileName: source.label, status: "uploading" };
    });
    void this.#begin(items, this.#retryable, this.#lastRun);
  };

  /** Clears the list of a finished upload. */
  readonly dismiss = (): void => {
    if (this.#state.isRunning) return;
    this.#runNumber += 1;
    this.#retryable = [];
    this.#publish({ items: [], failed: [], canRetry: false });
  };

  async #begin(
    items: readonly UploadItem[],
    entries: readonly Entry[],
    run: UploadRun,
  ): Promise<void> {
    const number = ++this.#runNumber;
    this.#lastRun = run;
    this.#waiting = [...entries];
    this.#retryable = [];
    this.#onResumed = [];
    this.#isCancelled = false;
    this.#failure = undefined;
    this.#publish({ ...idle, items, totals: countUploads(items), isRunning: true });
    await this.#runAll(run);
    this.#publish({ isRunning: false, isPaused: false, canRetry: this.#retryable.length > 0 });
    run.onEnd(this.#state.totals, this.#isCancelled, this.#failure);
    await this.#wait(clearAfterMs);
    if (number !== this.#runNumber) return;
    const failed = this.#state.items.filter(({ status }) => status === "error");
    this.#publish({ items: [], failed });
  }

  /** A lane takes the next file as soon as the response arrives. The 500 ms delay nothing. */
  async #runAll(run: UploadRun): Promise<void> {
    const settled: Promise<void>[] = [];
    const runLane = async (): Promise<void> => {
      for (let entry = await this.#next(); entry; entry = await this.#next()) {
        const { key } = entry;
        this.#patch(key, { status: "processing" });
        const shown = this.#wait(processingMs);
        const end = await this.#attempt(entry, run);
        settled.push(shown.then(() => this.#patch(key, end)));
      }
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
    await Promise.all(settled);
  }

  async #next(): Promise<Entry | undefined> {
    while (this.#state.isPaused) {
      await new Promise<void>((resolve) => this.#onResumed.push(resolve));
    }
    return this.#waiting.shift();
  }

  async #attempt(entry: Entry, run: UploadRun): Promise<UploadEnd> {
    try {
      const result = await run.send(await entry.source.open());
      if (result.success) run.onLanded();
      return endOfFile(result);
    } catch (error) {
      if (error instanceof UnreadableSource) {
        run.onRefused(entry.source.label, error.message);
        return { status: "error", message: error.message };
      }
      this.#retryable.push(entry);
      this.#failure = error;
      return { status: "error", message: run.readError(error), isUnsent: true };
    }
  }

  #setPaused(isPaused: boolean): void {
    if (!this.#state.isRunning || this.#state.isPaused === isPaused) return;
    this.#publish({ isPaused });
    if (!isPaused) for (const goOn of this.#onResumed.splice(0)) goOn();
  }

  #patch(key: number, change: Partial<UploadItem>): void {
    const items = this.#state.items.map((item) =>
      item.key === key ? { ...item, ...change } : item,
    );
    this.#publish({ items, totals: countUploads(items) });
  }

  #publish(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
