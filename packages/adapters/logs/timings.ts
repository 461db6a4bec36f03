import type { PerformanceMetric } from "@resume-picker/domain/logs/log-entry";
import { slowOperationMs } from "@resume-picker/domain/logs/log-rules";
import { currentRequest } from "./request-scope.ts";

export type OperationKind = "procedure" | "route" | "sql" | "ai" | "wait";

export type SlowOperation = {
  kind: OperationKind;
  operation: string;
  duration: number;
  average: number;
};

type OperationStats = { kind: OperationKind; operation: string; count: number; totalMs: number };

export type RecordedTime = { kind: OperationKind; operation: string; ms: number };

type RecentTime = { operation: string; ms: number; userId: string | null };

export type Timings = {
  record(kind: OperationKind, operation: string, ms: number): void;
  /** Returns the operations with the highest averages, of all requests or of one user's. */
  slowest(scope: string | null, limit: number): PerformanceMetric[];
  /** Registers a callback for each operation. Beyond a number of distinct names: "other". */
  onRecorded(listener: (time: RecordedTime) => void): void;
  /** Registers a callback for each operation that took more than a second. */
  onSlow(listener: (slow: SlowOperation) => void): void;
};

const maxOperations = 500;
const maxRecent = 10_000;

/** Records durations in memory: a fixed number of counters and the last ten thousand values. */
export function createTimings(): Timings {
  const stats = new Map<string, OperationStats>();
  const taken: RecentTime[] = [];
  let next = 0;
  const listeners: ((slow: SlowOperation) => void)[] = [];
  const takenListeners: ((time: RecordedTime) => void)[] = [];

  function statsOf(kind: OperationKind, operation: string): OperationStats {
    const known = stats.get(operation);
    if (known) return known;
    const name = stats.size < maxOperations ? operation : "other";
    const made = { kind, operation: name, count: 0, totalMs: 0 };
    const present = stats.get(name) ?? made;
    stats.set(name, present);
    return present;
  }

  return {
    record(kind, operation, ms) {
      const found = statsOf(kind, operation);
      found.count += 1;
      found.totalMs += ms;
      for (const listener of takenListeners) {
        listener({ kind: found.kind, operation: found.operation, ms });
      }
      const scope = currentRequest();
      // The route's procedure has already reported the slow operation.
      if (kind === "route" && scope && scope.procedures.length > 0) return;
      taken[next] = { operation: found.operation, ms, userId: scope?.userId ?? null };
      next = (next + 1) % maxRecent;
      if (ms <= slowOperationMs) return;
      const average = found.totalMs / found.count;
      for (const listener of listeners) {
        listener({ kind, operation: found.operation, duration: ms, average });
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
    onRecorded: (listener) => void takenListeners.push(listener),
    onSlow: (listener) => void listeners.push(listener),
  };
}
