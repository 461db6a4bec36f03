import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type Watch = {
  /** Counts a file's processor time from here on. */
  begin: () => void;
  end: () => void;
};

/** What the process that started this one allows it, as its arguments. */
export const boundsToArgs = ({ residentMb, processorMs }: Bounds): string[] => [
  String(residentMb * 1024 * 1024),
  String(processorMs),
];
export type Bounds = {
  /** Megabytes of all memory. */
  residentMb: number;
  /** Processor time for one file, in milliseconds. */
  processorMs: number;
};

/** Starts the thread that ends this process when it exceeds its bounds, or when nobody waits for it. */
export async function startWatch(): Promise<Watch> {
  const [residentBytes, processorMs] = process.argv.slice(2).map(Number);
  const watcher = new Worker(new URL("./watch-process.js", import.meta.url), {
    workerData: { parent: process.ppid, residentBytes, processorMs },
  });
  // A busy thread could keep it from starting.
  await once(watcher, "online");
  return {
    begin: () => watcher.postMessage(process.cpuUsage()),
    end: () => watcher.postMessage(null),
  };
}
