import type { Timings } from "@resume-picker/adapters/logs/timings";
import type { Database } from "@resume-picker/db/connect";
import { countLogErrors } from "@resume-picker/db/queries/logs/logs";
import type { LogScope } from "@resume-picker/db/queries/logs/log-scope";
import { findFailure, noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogSummary } from "@resume-picker/domain/logs/log-entry";

const dayMs = 24 * 60 * 60 * 1000;
const topSuggestions = 3;
const topOperations = 5;

/** Returns the last 24 hours' errors and slowest operations, for everybody or one user. */
export async function summarizeLogs(
  parts: { db: Database; timings: Timings },
  scope: LogScope,
  now: Date,
): Promise<LogSummary> {
  const since = new Date(now.getTime() - dayMs);
  const counted = await countLogErrors(parts.db, { scope, since });
  const frequency: Record<string, number> = {};
  for (const { category, n } of counted) frequency[category] = (frequency[category] ?? 0) + n;
  const known = counted.filter(({ failure }) => findFailure(failure) !== undefined);
  const unknown = counted.filter(({ failure }) => findFailure(failure) === undefined);
  return {
    errorSummary: {
      frequency,
      // Known failures are first, then the most frequent unknown ones.
      suggestions: [...known, ...unknown]
        .slice(0, topSuggestions)
        .map(({ category, failure, n }) => ({
          category,
          pattern: failure ?? "unknown",
          suggestion: findFailure(failure)?.suggestion ?? noSuggestion,
          count: n,
        })),
    },
    performanceMetrics: parts.timings.slowest(scope, topOperations),
  };
}
