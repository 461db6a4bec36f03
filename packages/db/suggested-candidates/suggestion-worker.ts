import { parentPort, workerData } from "node:worker_threads";
import { openClient } from "../open-client.ts";
import { findBest } from "./find-best.ts";
import type { SuggestionTask } from "./find-best.ts";
import type { SuggestionAnswer } from "./candidate-suggester.ts";

/** The thread of `createCandidateSuggester`. It handles one job on its own connection. */
const { file, task } = workerData as { file: string; task: SuggestionTask }; // passed by createCandidateSuggester

const reportEveryMs = 250;

const post = (answer: SuggestionAnswer) => parentPort?.postMessage(answer);

const client = openClient(file);
try {
  const steps = findBest(client, task);
  let reportedAt = performance.now();
  let step = steps.next();
  while (step.done !== true) {
    if (performance.now() - reportedAt > reportEveryMs) {
      post({ known: step.value });
      reportedAt = performance.now();
    }
    step = steps.next();
  }
  post({ known: step.value });
} catch (error) {
  // SQLite's errors lose their message between threads.
  post({ error: error instanceof Error ? error.message : String(error) });
} finally {
  client.close();
}
