import { worker, workerEmit } from "workerpool";
import { findImprovement } from "./find-improvement.ts";
import type { ImprovementAnswer, ImprovementTask } from "./find-improvement.ts";
import { layOutDocx } from "./lay-out-docx.ts";
import type { LayOutAnswer, LayOutTask } from "./lay-out-docx.ts";
import { readResume } from "./read-resume.ts";
import type { ReadAnswer, ReadTask } from "./read-resume.ts";
import { startWatch } from "./start-watch.ts";
import { lowerPriority } from "./lower-priority.ts";

lowerPriority();
// Ctrl+C is sent to every process of a terminal, but the server lets running files finish.
process.on("SIGINT", () => undefined);
const watch = await startWatch();

/** Starts the time limit and does the work. */
async function watched<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
  workerEmit("begun");
  watch.begin();
  const before = process.cpuUsage();
  try {
    return await work();
  } finally {
    watch.end();
    const { user, system } = process.cpuUsage(before);
    workerEmit({ processorMs: (user + system) / 1000 });
  }
}

worker({
  read: (task: ReadTask): Promise<ReadAnswer> => watched(() => readResume(task)),
  layOut: (task: LayOutTask): Promise<LayOutAnswer> => watched(() => layOutDocx(task)),
  findImprovement: (task: ImprovementTask): Promise<ImprovementAnswer> =>
    watched(() => findImprovement(task)),
});
