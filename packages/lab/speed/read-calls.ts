import { readFileSync } from "node:fs";
import type { Load, LoadResult } from "./load/put-load.ts";
import { putLoad } from "./load/put-load.ts";
import { startBareServer } from "./load/start-bare-server.ts";
import type { Product } from "../harness/product.ts";
import type { Row } from "./row.ts";
import { median, ms } from "./row.ts";

type Target = Pick<Load, "url" | "path"> & Partial<Load> & { pid: number };
/** `cost` is the processor time of one request in milliseconds, which other load hardly affects. */
type Measured = LoadResult & { cost: number };
type Pair = { product: Measured; bare: Measured };

/** Puts both under the same load, alternating, so other load on the machine affects both. */
export async function inTurns(
  product: Target,
  bare: Target,
  { rounds, roundMs }: { rounds: number; roundMs: number },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (const { pid: _, ...load } of [bare, product])
    await putLoad({ ...load, ms: roundMs, atLeast: warmUp });
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      bare: await measure({ ...bare, ms: roundMs }),
      product: await measure({ ...product, ms: roundMs }),
    });
  }
  return pairs;
}

/** The number of requests after which V8 has compiled the hot code. */
const warmUp = 4000;

async function measure({ pid, ...load }: Target): Promise<Measured> {
  const before = processorMs(pid);
  const result = await putLoad(load);
  return { ...result, cost: (processorMs(pid) - before) / result.count };
}

/**
 * Returns the processor time a process has used, which the kernel counts in hundredths of a second.
 */
function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Compares the list's first 50 and the signed-in user with a bare server on the same file. */
export async function measureReadCalls(
  product: Product,
  how: { rounds: number; roundMs: number; label: string },
): Promise<Row[]> {
  const bare = await startBareServer(product.file);
  try {
    const headers = { cookie: product.cookie() };
    const list = await inTurns(
      {
        url: product.url,
        pid: product.pid,
        path: `/api/jobs/${product.jobId}/candidates?limit=50`,
        headers,
      },
      { url: bare.url, pid: bare.pid, path: `/list/${product.jobId}` },
      how,
    );
    const user = await inTurns(
      { url: product.url, pid: product.pid, path: "/api/auth/user", headers },
      { url: bare.url, pid: bare.pid, path: `/user/${product.userId}` },
      how,
    );
    return [
      ...describe(list, { measure: `first 50 of ${how.label}`, least: 0.45, maxP95: 2.5 }),
      ...describe(user, { measure: "GET /api/auth/user", least: 0.3, maxP95: null }),
    ];
  } finally {
    bare.stop();
  }
}

function describe(
  pairs: readonly Pair[],
  goals: { measure: string; least: number; maxP95: number | null },
): Row[] {
  const rate = median(pairs.map(({ product, bare }) => product.perSecond / bare.perSecond));
  const slower = median(pairs.map(({ product, bare }) => product.p95 / bare.p95));
  const cost = median(pairs.map(({ product, bare }) => bare.cost / product.cost));
  const of = (side: "product" | "bare", key: "perSecond" | "p95") =>
    median(pairs.map((pair) => pair[side][key]));
  const against = "bare Hono + better-sqlite3";
  const rows: Row[] = [
    {
      measure: `${goals.measure}, requests a second`,
      against,
      goal: `≥ ${goals.least}`,
      found: `${rate.toFixed(2)} (${of("product", "perSecond").toFixed(0)} of ${of("bare", "perSecond").toFixed(0)}); by processor time ${cost.toFixed(2)}`,
      isMet: rate >= goals.least,
    },
  ];
  if (goals.maxP95 === null) return rows;
  const p95: Row = {
    measure: `${goals.measure}, 95th percentile`,
    against,
    goal: `≤ ${goals.maxP95} ×`,
    found: `${slower.toFixed(2)} × (${ms(of("product", "p95"))}, ${ms(of("bare", "p95"))})`,
    isMet: slower <= goals.maxP95,
  };
  return [...rows, p95];
}
