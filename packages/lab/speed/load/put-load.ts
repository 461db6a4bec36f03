import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export type Load = {
  url: string;
  path: string;
  headers: Record<string, string>;
  connections: number;
  ms: number;
  /** For the warm-up: continues until this many responses, for at most half a minute. */
  atLeast: number;
  /** Milliseconds between a response and the next request of the same connection. */
  pauseMs: number;
};

/** Times in milliseconds. */
export type LoadResult = {
  count: number;
  failed: number;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  longest: number;
};

/** Generates the load. Resolves to the result after `ms` milliseconds. */
export function putLoad(load: Pick<Load, "url" | "path"> & Partial<Load>): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL("load-process.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });
  return new Promise<LoadResult>((resolve, reject) => {
    child.once("message", (result: LoadResult) => {
      if (result.failed > 0)
        reject(new Error(`${load.path}: ${result.failed} of ${result.count} were refused.`));
      else resolve(result);
    });
    child.once("exit", (code) => reject(new Error(`The load ended with ${String(code)}.`)));
    child.send({ headers: {}, connections: 10, ms: 2000, atLeast: 0, pauseMs: 0, ...load });
  }).finally(() => child.kill());
}
