import { performance } from "node:perf_hooks";
import { HttpConnection } from "./http-connection.ts";
import type { Load, LoadResult } from "./put-load.ts";

/**
 * Generates load on request and sends back the result. It is a separate process from everything it
 * measures.
 */
process.on("message", (load: Load) => {
  void run(load).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit(0));

async function run({
  url,
  path,
  headers,
  connections,
  pauseMs,
  ...load
}: Load): Promise<LoadResult> {
  const times: number[] = [];
  let failed = 0;
  const started = performance.now();
  const isOn = () => {
    const ms = performance.now() - started;
    return ms < load.ms || (times.length < load.atLeast && ms < 30_000);
  };
  const lanes = Array.from({ length: connections }, async () => {
    const connection = new HttpConnection(new URL(url), { path, headers });
    while (isOn()) {
      const asked = performance.now();
      const status = await connection.ask();
      times.push(performance.now() - asked);
      if (status !== 200) failed += 1;
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    connection.close();
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    count: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
  };
}
