import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("bare-unpdf-process.mjs", import.meta.url));

/**
 * Extracts batches using only unpdf, in as many processes as the server has. They start with the
 * first batch.
 */
export function createBareUnpdf(): {
  read: (paths: readonly string[]) => Promise<void>;
  stop: () => void;
} {
  let processes: ChildProcess[] = [];
  return {
    async read(paths) {
      if (processes.length === 0) {
        const count = Math.min(4, availableParallelism());
        processes = Array.from({ length: count }, () => fork(program, { execArgv: [] }));
      }
      const waiting = [...paths];
      const lanes = processes.map(async (child) => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          child.send(path);
          await once(child, "message");
        }
      });
      await Promise.all(lanes);
    },
    stop() {
      for (const child of processes) child.kill();
    },
  };
}
