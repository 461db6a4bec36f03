import { parentPort, workerData } from "node:worker_threads";
import { openClient } from "../open-client.ts";
import { rescoreRows } from "./rescore-rows.ts";
import type { RescoreAnswer } from "./rescorer.ts";
import type { RescoreTask } from "./rescore-rows.ts";

/** What a thread of `createRescorer` does: one job on a connection of its own, then it ends. */
const { file, task } = workerData as { file: string; task: RescoreTask }; // given by createRescorer

const answer = (): RescoreAnswer => {
  const client = openClient(file);
  try {
    // 64 MiB: all rows of a large job stay in memory until they are written.
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
