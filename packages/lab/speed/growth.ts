import { putLoad } from "./load/put-load.ts";
import type { Product } from "../harness/product.ts";
import { ms } from "./row.ts";

export const userCounts = [1, 10, 100] as const;
const maxReaders = 256;

/**
 * Measures the first page's response time with more and more concurrent users, and how many users
 * double it.
 */
export async function measureGrowth(product: Product, roundMs: number): Promise<string[]> {
  const load = {
    url: product.url,
    path: `/api/jobs/${product.jobId}/candidates?limit=50`,
    headers: { cookie: product.cookie() },
    ms: roundMs,
  };
  await putLoad({ ...load, connections: 4 });
  const cells: string[] = [];
  let alone = 0;
  for (const connections of userCounts) {
    const { p95, perSecond } = await putLoad({ ...load, connections });
    if (connections === 1) alone = p95;
    cells.push(`${ms(p95)} (${perSecond.toFixed(0)}/s)`);
  }
  return [...cells, await findDoubling(load, alone)];
}

/**
 * Each simulated reader sends at most ten requests per second, like a user moving through a list.
 */
async function findDoubling(load: Parameters<typeof putLoad>[0], alone: number): Promise<string> {
  for (let connections = 2; connections <= maxReaders; connections *= 2) {
    const { p95, perSecond } = await putLoad({ ...load, connections, pauseMs: 100 });
    if (p95 > 2 * alone) return `${perSecond.toFixed(0)} requests/s of ${connections} readers`;
  }
  return `beyond ${maxReaders} readers`;
}
