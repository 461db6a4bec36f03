import { parentPort, workerData } from "node:worker_threads";
import { findDamage } from "./find-damage.ts";
import type { DamageAnswer } from "./damage-search.ts";

/** The thread of `createDamageSearch`. It checks one file. */
const { file } = workerData as { file: string }; // passed by createDamageSearch

const answer = (): DamageAnswer => {
  try {
    return { damage: findDamage(file) };
  } catch (error) {
    // SQLite's errors lose their message between threads.
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

parentPort?.postMessage(answer());
