import type { UploadResult } from "@resume-picker/domain/uploads/upload-result";
import { countUploads, endOfFile, findFileProblem } from "./upload-item.ts";
import type { UploadEnd, UploadItem, UploadTotals } from "./upload-item.ts";

export type UploadState = {
  items: readonly UploadItem[];
  /** Of the whole upload: they stand when its successes have left the list. */
  totals: UploadTotals;
  isRunning: boolean;
  /** True when some file failed for a reason that a second try could mend. */
  canRetry: boolean;
};

export type UploadRun = {
  /** Sends one file; rejects only when the request as a whole failed. */
  send: (file: File) => Promise<UploadResult>;
  /** Called when a file has become a candidate. */
  onLanded: () => void;
  onEnd: (totals: UploadTotals) => void;
  /** What to say when `send` rejects. */
  readError: (error: unknown) => string;
};

export type UploadQueue = {
  /** Ignored while an upload runs, and for an empty selection. */
  start: (files: readonly File[], run: UploadRun) => void;
  /** Sends those files again whose request failed. */
  retry: () => void;
  /** Clears the list of an ended upload. */
  dismiss: () => void;
  getState: () => UploadState;
  subscribe: (listener: () => void) => () => void;
};

const lanes = 4;
/** Specification 1, sections 4 and 9. */
const processingMs = 500;
const clearAfterMs = 3000;

type Entry = { key: number; file: File };

/** Uploads outlive the screen that started them, so their state lives beside React. */
export function createUploadQueue(wait: (ms: number) => Promise<void> = sleep): UploadQueue {
  const listeners = new Set<() => void>();
  let state: UploadState = {
    items: [],
    totals: countUploads([]),
    isRunning: false,
    canRetry: false,
  };
  let runNumber = 0;
  let nextKey = 1;
  let lastRun: UploadRun | null = null;
  let retryable: Entry[] = [];

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
      const result = await run.send(entry.file);
      if (result.success) run.onLanded();
      return endOfFile(result);
    } catch (error) {
      retryable.push(entry);
      return { status: "error", message: run.readError(error) };
    }
  }

  /** A lane takes its next file once a request is answered; the 500 ms hold up nobody. */
  async function runAll(entries: readonly Entry[], run: UploadRun): Promise<void> {
    const waiting = [...entries];
    const settled: Promise<void>[] = [];
    async function runLane(): Promise<void> {
      for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
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
    retryable = [];
    publish({ items, totals: countUploads(items), isRunning: true, canRetry: false });
    await runAll(entries, run);
    publish({ isRunning: false, canRetry: retryable.length > 0 });
    run.onEnd(state.totals);
    await wait(clearAfterMs);
    // Failures stay to be read until they are dismissed or the next upload begins.
    if (number !== runNumber) return;
    publish({ items: state.items.filter(({ status }) => status === "error") });
  }

  return {
    start(files, run) {
      if (files.length === 0 || state.isRunning) return;
      const entries = files.map((file) => ({
        key: nextKey++,
        file,
        problem: findFileProblem(file),
      }));
      const items = entries.map(({ key, file, problem }): UploadItem => {
        if (problem === null) return { key, fileName: file.name, status: "uploading" };
        return { key, fileName: file.name, status: "error", message: problem };
      });
      const sound = entries.filter(({ problem }) => problem === null);
      void begin(items, sound, run);
    },
    retry() {
      if (!state.canRetry || !lastRun) return;
      const items = retryable.map(({ key, file }): UploadItem => {
        return { key, fileName: file.name, status: "uploading" };
      });
      void begin(items, retryable, lastRun);
    },
    dismiss() {
      if (state.isRunning) return;
      runNumber += 1;
      retryable = [];
      publish({ items: [], canRetry: false });
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
