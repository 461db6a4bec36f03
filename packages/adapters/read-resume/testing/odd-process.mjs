import { Buffer } from "node:buffer";
import { existsSync, writeFileSync } from "node:fs";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { register } from "tsx/esm/api";
import { worker, workerEmit } from "workerpool";

/** A substitute for the reading program whose behaviour is chosen by the file's name. */

register();
const { startWatch } = await import("../start-watch.ts");
const watch = await startWatch();

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
  sleep: () => pause(60_000),
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
    watch.begin();
    const answer = await ways[fileName]?.(path);
    watch.end();
    return answer ?? { how: "read", resume: { text: `${fileName} by ${process.pid}` } };
  },
});
