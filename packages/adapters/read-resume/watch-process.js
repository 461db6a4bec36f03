import { parentPort, workerData } from "node:worker_threads";

/**
 * A thread beside the one that reads, which a hostile file can keep busy forever: ends the process
 * when nobody waits for it any more, or when a file takes more memory or processor time than a CV
 * needs. Limits of V8 are for objects only; buffers count nowhere else. Time is counted in the
 * processor's, since a machine that others keep busy is no fault of the file. It is plain JavaScript
 * because threads don't share the loader for TypeScript.
 */
const intervalMs = 100;

/** @type {{ parent: number, residentBytes: number, processorMs: number }} */
const { parent, residentBytes, processorMs } = workerData;

/** What the processor had done when the file was begun; null between two files.
 * @type {NodeJS.CpuUsage | null} */
let begun = null;
parentPort?.on("message", (usage) => (begun = usage));

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > residentBytes) process.kill(process.pid, "SIGKILL");
  if (begun === null) return;
  const { user, system } = process.cpuUsage(begun);
  // The parent tells it from other ends. Windows knows no such signal: there the clock's limit holds.
  const isOver = (user + system) / 1000 > processorMs;
  if (isOver && process.platform !== "win32") process.kill(process.pid, "SIGVTALRM");
}, intervalMs);
