import { once } from "node:events";
import { Worker } from "node:worker_threads";

export type Watch = {
  /** Starts counting the processor time of a file. */
  begin: () => void;
  end: () => void;
};

/** Converts the limits to arguments of the process. */
export const boundsToArgs = ({ residentMb, processorMs }: Bounds): string[] => [
  String(residentMb * 1024 * 1024),
  String(processorMs),
];
export type Bounds = {
  /** Maximum resident memory in megabytes. */
  residentMb: number;
  /** Processor time for one file, in milliseconds. */
  processorMs: number;
};

/** Starts the thread that ends this process when it exceeds its limits or its parent is gone. */
export async function startWatch(): Promise<Watch> {
  const [residentBytes, processorMs] = process.argv.slice(2).map(Number);
  const watcher = new Worker(new URL("./watch-process.js", import.meta.url), {
    workerData: { parent: process.ppid, residentBytes, processorMs },
  });
  // A busy main thread could prevent it from starting.
  await once(watcher, "online");
  return {
    begin: () => watcher.postMessage(process.cpuUsage()),
    end: () => watcher.postMessage(null),
  };
}
