import { Worker } from "node:worker_threads";
import type { Database } from "../connect.ts";
import type { EditableJob } from "../queries/allowed-rows.ts";
import { rescoreRows } from "./rescore-rows.ts";
import type { RescoreTask } from "./rescore-rows.ts";
import { timeQuery } from "../time-query.ts";

export type RescoreAnswer = { changed: number } | { error: string };

export type Rescorer = (job: EditableJob, change: Omit<RescoreTask, "jobId">) => Promise<number>;

/** Up to this many candidates, the statement takes less time than starting a thread. */
const maxInline = 2000;

/**
 * Creates a function that re-scores jobs. A large job runs on a thread with its own connection,
 * which keeps the server responsive. In both cases it is a single atomic statement.
 *
 * @param options.workerUrl the bundled worker; when running from source, the one beside this file
 * is used.
 * @returns a function that resolves to the number of candidates.
 */
export function createRescorer(
  db: Database,
  options: { workerUrl?: URL; maxInline?: number } = {},
): Rescorer {
  const limit = options.maxInline ?? maxInline;
  const url = options.workerUrl ?? new URL("./rescore-worker-from-source.mjs", import.meta.url);
  const count = db.$client.prepare("select count(*) from scores where job_id = ?").pluck();
  return async (job, change) => {
    const task = { ...change, jobId: job.id };
    const isSmall = Number(count.get(job.id)) <= limit;
    if (isSmall || db.$client.memory) {
      return timeQuery("rescore job", () => rescoreRows(db.$client, task));
    }
    return new Promise((resolve, reject) => {
      const worker = new Worker(url, { workerData: { file: db.$client.name, task } });
      worker.once("message", (answer: RescoreAnswer) => {
        if ("error" in answer) reject(new Error(answer.error));
        else resolve(answer.changed);
      });
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("The re-score ended without an answer.")));
    });
  };
}
