import { parentPort, workerData } from "node:worker_threads";
import { openClient } from "../open-client.ts";
import { rescoreRows } from "./rescore-rows.ts";
import type { RescoreAnswer } from "./rescorer.ts";
import type { RescoreTask } from "./rescore-rows.ts";

/** The thread of `createRescorer`. It handles one job on its own connection. */
const { file, task } = workerData as { file: string; task: RescoreTask }; // passed by createRescorer

const answer = (): RescoreAnswer => {
  const client = openClient(file);
  try {
    // 64 MiB, because all rows of a large job stay in memory until they are written.
    client.pragma("cache_size = -65536");
    return { changed: rescoreRows(client, task) };
  } catch (error) {
    // SQLite's errors lose their message between threads.
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    client.close();
  }
};

parentPort?.postMessage(answer());
