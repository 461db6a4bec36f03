import { worker, workerEmit } from "workerpool";
import { readResume } from "./read-resume.ts";
import type { ReadAnswer, ReadTask } from "./read-resume.ts";
import { startWatch } from "./start-watch.ts";
import { stepBack } from "./step-back.ts";

stepBack();
// Ctrl-C goes to every process of a terminal; the server lets files that are under way end.
process.on("SIGINT", () => undefined);
const watch = await startWatch();

worker({
  read: async (task: ReadTask): Promise<ReadAnswer> => {
    // Its deadline counts from here.
    workerEmit("begun");
    watch.begin();
    try {
      return await readResume(task);
    } finally {
      watch.end();
    }
  },
});
