import type { PerformanceMetric } from "@resume-picker/domain/logs/log-entry";
import { slowOperationMs } from "@resume-picker/domain/logs/log-rules";
import { currentRequest } from "./request-scope.ts";

export type OperationKind = "procedure" | "route" | "sql" | "ai";

export type SlowOperation = { operation: string; duration: number; average: number };

/** Upper bounds in seconds, as Prometheus counts them. */
export const bucketSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export type OperationStats = {
  kind: OperationKind;
  operation: string;
  count: number;
  totalMs: number;
  /** How many took at most as long as the bound of the same index. */
  buckets: number[];
};

type Taken = { operation: string; ms: number; userId: string | null };

export type Timings = {
  record(kind: OperationKind, operation: string, ms: number): void;
  /** The operations with the highest averages: of everybody's requests, or of one user's. */
  slowest(scope: string | null, limit: number): PerformanceMetric[];
  /** Since the start of the process. */
  all(): OperationStats[];
  /** Called for each operation over a second. */
  onSlow(listener: (slow: SlowOperation) => void): void;
};

const maxOperations = 500;
const maxTaken = 10_000;

/** How long operations take, in memory: a fixed number of counters and the last ten thousand times. */
export function createTimings(): Timings {
  /** Each time in its own bucket alone, summed up when somebody asks. */
  const stats = new Map<string, OperationStats>();
  const taken: Taken[] = [];
  let next = 0;
  const listeners: ((slow: SlowOperation) => void)[] = [];

  function statsOf(kind: OperationKind, operation: string): OperationStats {
    const known = stats.get(operation);
    if (known) return known;
    const name = stats.size < maxOperations ? operation : "other";
    const made = {
      kind,
      operation: name,
      count: 0,
      totalMs: 0,
      buckets: bucketSeconds.map(() => 0),
    };
    const present = stats.get(name) ?? made;
    stats.set(name, present);
    return present;
  }

  return {
    record(kind, operation, ms) {
      const found = statsOf(kind, operation);
      found.count += 1;
      found.totalMs += ms;
      const bucket = bucketSeconds.findIndex((bound) => ms <= bound * 1000);
      if (bucket >= 0) found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
      const scope = currentRequest();
      // Its procedure has told already what made a route slow.
      if (kind === "route" && scope && scope.procedures.length > 0) return;
      taken[next] = { operation: found.operation, ms, userId: scope?.userId ?? null };
      next = (next + 1) % maxTaken;
      if (ms <= slowOperationMs) return;
      const average = found.totalMs / found.count;
      for (const listener of listeners) {
        listener({ operation: found.operation, duration: ms, average });
      }
    },
    slowest(scope, limit) {
      const sums = new Map<string, { total: number; count: number }>();
      for (const { operation, ms, userId } of taken) {
        if (scope !== null && userId !== scope) continue;
        const sum = sums.get(operation) ?? { total: 0, count: 0 };
        sum.total += ms;
        sum.count += 1;
        sums.set(operation, sum);
      }
      return [...sums]
        .map(([operation, { total, count }]) => ({
          operation,
          avg: Math.round((total / count) * 10) / 10,
          count,
        }))
        .sort((one, other) => other.avg - one.avg)
        .slice(0, limit);
    },
    all: () => [...stats.values()].map((one) => ({ ...one, buckets: runningTotals(one.buckets) })),
    onSlow: (listener) => void listeners.push(listener),
  };
}

function runningTotals(counts: readonly number[]): number[] {
  let total = 0;
  return counts.map((count) => (total += count));
}
