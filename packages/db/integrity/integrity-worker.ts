import { parentPort, workerData } from "node:worker_threads";
import { findDamage } from "./find-damage.ts";
import type { IntegrityAnswer } from "./integrity-check.ts";

/** The thread of `createIntegrityCheck`. It checks one file. */
const { file } = workerData as { file: string }; // passed by createIntegrityCheck

const answer = (): IntegrityAnswer => {
  try {
    return { damage: findDamage(file) };
  } catch (error) {
    // SQLite's errors lose their message between threads.
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.postMessage(answer());
