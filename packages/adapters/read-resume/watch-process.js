import { parentPort, workerData } from "node:worker_threads";

/**
 * Runs in a thread beside the reading thread, which a hostile file can keep busy forever. Ends the
 * process when its parent is gone, or when a file uses more memory or processor time than a CV
 * needs. V8's own limits cover only objects, not buffers. Processor time is used because a busy
 * machine is not the file's fault. Plain JavaScript, because threads don't inherit the TypeScript
 * loader.
 */
const intervalMs = 100;

/** @type {{ parent: number, residentBytes: number, processorMs: number }} */
const { parent, residentBytes, processorMs } = workerData;

/**
 * The processor usage when the file was begun; null between two files.
 * @type {NodeJS.CpuUsage | null}
 */
let begun = null;
parentPort?.on("message", (usage) => (begun = usage));

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > residentBytes) process.kill(process.pid, "SIGKILL");
  if (begun === null) return;
  const { user, system } = process.cpuUsage(begun);
  // The parent recognises the time-out by this signal. Windows lacks it, so only the clock limit
  // applies there.
  const isOver = (user + system) / 1000 > processorMs;
  if (isOver && process.platform !== "win32") process.kill(process.pid, "SIGVTALRM");
}, intervalMs);
