import { Worker } from "node:worker_threads";
import { worker, workerEmit } from "workerpool";
import { layOutDocx } from "./lay-out-docx.ts";
import type { LayOutAnswer, LayOutTask } from "./lay-out-docx.ts";
import { readResume } from "./read-resume.ts";
import type { ReadAnswer, ReadTask } from "./read-resume.ts";
import { stepBack } from "./step-back.ts";

/** The only argument: how large the process may become. */
const residentBytes = Number(process.argv[2]);

stepBack();
// Ctrl-C goes to every process of a terminal; the server lets files that are under way end.
process.on("SIGINT", () => undefined);
new Worker(new URL("./watch-process.js", import.meta.url), {
  workerData: { parent: process.ppid, residentBytes },
});

worker({
  read: (task: ReadTask): Promise<ReadAnswer> => {
    // Its deadline counts from here.
    workerEmit("begun");
    return readResume(task);
  },
  layOut: (task: LayOutTask): Promise<LayOutAnswer> => {
    workerEmit("begun");
    return layOutDocx(task);
  },
});
