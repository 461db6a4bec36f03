import { readFileSync } from "node:fs";
import type { LoadResult } from "./load/put-load.ts";
import { putLoad } from "./load/put-load.ts";
import type { Product } from "../harness/product.ts";
import { rescore } from "../harness/product.ts";
import type { Row } from "./row.ts";
import { ms } from "./row.ts";
import { rateUploads, upload } from "./uploads.ts";

/** Returns the resident memory of the server's process in megabytes, as reported by the kernel. */
function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Measures the health check and the memory while CVs are uploaded, and the health check while
 * 100,000 candidates are re-scored.
 */
export async function measureUnderLoad(
  product: Product,
  { paths, rescores, label }: { paths: readonly string[]; rescores: number; label: string },
): Promise<Row[]> {
  await upload(product, paths.slice(0, 2));
  const idle = await health(product, sleep(3000));
  const idleMb = residentMb(product.pid);
  let peakMb = idleMb;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(product.pid))), 50);
  const uploading = await health(product, rateUploads(product, paths.slice(2)));
  clearInterval(watch);
  const rescoring = await health(product, rescore(product, rescores));
  const maxMb = 1.5 * idleMb + 300;
  return [
    healthRow(`health check during ${paths.length} uploads`, uploading, idle),
    healthRow(`health check while ${label} are re-scored`, rescoring, idle),
    {
      measure: `memory peak during ${paths.length} uploads`,
      against: "idle",
      goal: "≤ 1.5 × + 300 MB",
      found: `${peakMb.toFixed(0)} MB, idle ${idleMb.toFixed(0)} MB`,
      isMet: peakMb <= maxMb,
    },
  ];
}

const sleep = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Sends a request every few milliseconds, from a separate process, for as long as `work` takes. */
async function health(product: Product, work: Promise<unknown>): Promise<LoadResult[]> {
  const load = { url: product.url, path: "/api/health", connections: 1, ms: 1500, pauseMs: 3 };
  const results: LoadResult[] = [];
  const done = work.then(() => "done" as const);
  let state: "done" | "busy" = "busy";
  while (state === "busy") {
    results.push(await putLoad(load));
    state = await Promise.race([done, Promise.resolve("busy" as const)]);
  }
  return results;
}

function healthRow(measure: string, busy: LoadResult[], idle: LoadResult[]): Row {
  const [slow, usual] = [worst(busy), worst(idle)];
  return {
    measure: `${measure}, 99th percentile`,
    against: "idle",
    goal: "≤ 5 × and ≤ 50 ms",
    found: `${(slow / usual).toFixed(1)} × (${ms(slow)}, ${ms(usual)})`,
    isMet: slow <= 5 * usual && slow <= 50,
  };
}

/** Returns the mean 99th percentile of all windows, weighted by their requests. */
function worst(results: readonly LoadResult[]): number {
  const asked = results.reduce((sum, { count }) => sum + count, 0);
  return results.reduce((sum, { p99, count }) => sum + (p99 * count) / asked, 0);
}
