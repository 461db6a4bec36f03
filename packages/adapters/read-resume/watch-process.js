import { workerData } from "node:worker_threads";

/**
 * A thread beside the one that reads, which a hostile file can keep busy forever: ends the process
 * when nobody waits for it any more, or when it takes more memory than a CV needs. Limits of V8 are
 * for objects only; buffers count nowhere else. It is plain JavaScript because threads don't share
 * the loader for TypeScript.
 */
const intervalMs = 100;

/** @type {{ parent: number, residentBytes: number }} */
const { parent, residentBytes } = workerData;

setInterval(() => {
  const isOrphan = process.ppid !== parent;
  if (isOrphan || process.memoryUsage.rss() > residentBytes) process.kill(process.pid, "SIGKILL");
}, intervalMs);
