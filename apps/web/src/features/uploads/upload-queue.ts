import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { countUploads, endOfFile, findFileProblem } from "./upload-item.ts";
import type { UploadEnd, UploadItem, UploadTotals } from "./upload-item.ts";
import { UnreadableSource } from "./upload-source.ts";
import type { UploadSource } from "./upload-source.ts";

export type UploadState = {
  /** The progress list: cleared three seconds after the upload ended. */
  items: readonly UploadItem[];
  /** What failed, to be read and tried again when the list has cleared. */
  failed: readonly UploadItem[];
  /** Of the whole upload, also when its list has cleared. */
  totals: UploadTotals;
  isRunning: boolean;
  isPaused: boolean;
  /** True when some file failed for a reason that a second try could mend. */
  canRetry: boolean;
};

export type UploadRun = {
  /** Sends one file; rejects only when the request as a whole failed. */
  send: (file: File) => Promise<UploadResult>;
  /** Called when a file has become a candidate. */
  onLanded: () => void;
  onEnd: (totals: UploadTotals, isCancelled: boolean) => void;
  /** What to say when `send` rejects. */
  readError: (error: unknown) => string;
};

export type UploadQueue = {
  /** Ignored while an upload runs, and for an empty selection. */
  start: (sources: readonly UploadSource[], run: UploadRun) => void;
  /** Files under way go on to their end; no other one begins until `resume`. */
  pause: () => void;
  resume: () => void;
  /** Files under way go on to their end; the others are not sent. */
  cancel: () => void;
  /** Sends those files again whose request failed, or that were not sent. */
  retry: () => void;
  /** Clears the list of an ended upload. */
  dismiss: () => void;
  getState: () => UploadState;
  subscribe: (listener: () => void) => () => void;
};

const lanes = 4;
/** How long "Processing..." is seen at least, and a finished list stays. */
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

/** Uploads outlive the screen that started them, so their state lives beside React. */
export function createUploadQueue(wait: (ms: number) => Promise<void> = sleep): UploadQueue {
  const listeners = new Set<() => void>();
  let state = idle;
  let runNumber = 0;
  let nextKey = 1;
  let lastRun: UploadRun | null = null;
  let waiting: Entry[] = [];
  let retryable: Entry[] = [];
  let isCancelled = false;
  let onResumed: (() => void)[] = [];

  function publish(change: Partial<UploadState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function patch(key: number, change: Partial<UploadItem>): void {
    const items = state.items.map((item) => (item.key === key ? { ...item, ...change } : item));
    publish({ items, totals: countUploads(items) });
  }

  async function attempt(entry: Entry, run: UploadRun): Promise<UploadEnd> {
    try {
      const result = await run.send(await entry.source.open());
      if (result.success) run.onLanded();
      return endOfFile(result);
    } catch (error) {
      if (error instanceof UnreadableSource) return { status: "error", message: error.message };
      retryable.push(entry);
      return { status: "error", message: run.readError(error) };
    }
  }

  async function nextEntry(): Promise<Entry | undefined> {
    while (state.isPaused) await new Promise<void>((resolve) => onResumed.push(resolve));
    return waiting.shift();
  }

  function setPaused(isPaused: boolean): void {
    if (!state.isRunning || state.isPaused === isPaused) return;
    publish({ isPaused });
    if (!isPaused) for (const goOn of onResumed.splice(0)) goOn();
  }

  /** A lane takes its next file once a request is answered; the 500 ms hold up nobody. */
  async function runAll(run: UploadRun): Promise<void> {
    const settled: Promise<void>[] = [];
    async function runLane(): Promise<void> {
      for (let entry = await nextEntry(); entry; entry = await nextEntry()) {
        const { key } = entry;
        patch(key, { status: "processing" });
        const shown = wait(processingMs);
        const end = await attempt(entry, run);
        settled.push(shown.then(() => patch(key, end)));
      }
    }
    await Promise.all(Array.from({ length: lanes }, runLane));
    await Promise.all(settled);
  }

  async function begin(items: readonly UploadItem[], entries: readonly Entry[], run: UploadRun) {
    const number = ++runNumber;
    lastRun = run;
    waiting = [...entries];
    retryable = [];
    onResumed = [];
    isCancelled = false;
    publish({ ...idle, items, totals: countUploads(items), isRunning: true });
    await runAll(run);
    publish({ isRunning: false, isPaused: false, canRetry: retryable.length > 0 });
    run.onEnd(state.totals, isCancelled);
    await wait(clearAfterMs);
    if (number !== runNumber) return;
    publish({ items: [], failed: state.items.filter(({ status }) => status === "error") });
  }

  return {
    start(sources, run) {
      if (sources.length === 0 || state.isRunning) return;
      const entries = sources.map((source) => ({
        key: nextKey++,
        source,
        problem: source.problem ?? findFileProblem(source),
      }));
      const items = entries.map(({ key, source, problem }): UploadItem => {
        if (problem === null) return { key, fileName: source.label, status: "uploading" };
        return { key, fileName: source.label, status: "error", message: problem };
      });
      const sound = entries.filter(({ problem }) => problem === null);
      void begin(items, sound, run);
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    cancel() {
      if (!state.isRunning) return;
      isCancelled = true;
      const left = new Set(waiting.map(({ key }) => key));
      retryable.push(...waiting.splice(0));
      const items = state.items.map((item): UploadItem =>
        left.has(item.key) ? { ...item, status: "error", message: notSent } : item,
      );
      publish({ items, totals: countUploads(items) });
      setPaused(false);
    },
    retry() {
      if (!state.canRetry || !lastRun) return;
      const items = retryable.map(({ key, source }): UploadItem => {
        return { key, fileName: source.label, status: "uploading" };
      });
      void begin(items, retryable, lastRun);
    },
    dismiss() {
      if (state.isRunning) return;
      runNumber += 1;
      retryable = [];
      publish({ items: [], failed: [], canRetry: false });
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
