import { Buffer } from "node:buffer";
import { existsSync, writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { worker, workerEmit } from "workerpool";

/** Stands in for the program that reads: what it does with a file stands in the file's name. */

new Worker(new URL("../watch-process.js", import.meta.url), {
  workerData: { parent: process.ppid, residentBytes: Number(process.argv[2]) },
});

/** @type {unknown[]} */
const kept = [];

/** @type {Record<string, (path: string) => unknown>} */
const ways = {
  hang: (path) => {
    if (path !== "") writeFileSync(path, String(process.pid));
    for (;;);
  },
  objects: () => {
    for (;;) kept.push({ evidence: kept.length, lines: [kept.length] });
  },
  buffers: () => {
    for (;;) kept.push(Buffer.alloc(10_000_000, 1));
  },
  end: () => process.exit(1),
  "end once": (path) => {
    if (existsSync(path)) return;
    writeFileSync(path, "");
    process.exit(1);
  },
  slow: () => pause(300),
  "fails later": () => {
    setTimeout(() => void Promise.reject(new Error("later")), 100);
  },
  "is damaged and fails later": () => {
    setTimeout(() => void Promise.reject(new Error("later")), 100);
    return { how: "refused", code: "VALIDATION", message: "damaged", mayLinger: true };
  },
};

worker({
  /** @param {{ fileName: string, path: string }} task */
  read: async ({ fileName, path }) => {
    workerEmit("begun");
    const answer = await ways[fileName]?.(path);
    return answer ?? { how: "read", resume: { text: `${fileName} by ${process.pid}` } };
  },
});
