import type { LogCounts } from "./log-query.ts";
import { isError, logLevels } from "./log-rules.ts";
import type { LogLevel } from "./log-rules.ts";
import { levelsOf } from "./match-entry.ts";
import type { LogFilter } from "./match-entry.ts";

/** Entries of one level and category in one interval. */
export type CountedEntries = { step: number; category: string; level: LogLevel; n: number };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const steps = [second, 10 * second, minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, day];
const maxBars = 90;

/** The shortest interval that needs no more bars than fit on a screen. */
export function barStep(from: Date, to: Date): number {
  const range = to.getTime() - from.getTime();
  return steps.find((step) => range / step <= maxBars) ?? 7 * day;
}

/** Adds up counts that are not filtered by level and category. */
export function sumEntries(
  counted: readonly CountedEntries[],
  filter: Pick<LogFilter, "level" | "category">,
  step: number,
): LogCounts {
  const levels = filter.level === undefined ? logLevels : levelsOf(filter.level);
  const isOfLevel = ({ level }: CountedEntries) => levels.includes(level);
  const isOfCategory = ({ category }: CountedEntries) =>
    filter.category === undefined || category === filter.category;
  const matching = counted.filter((row) => isOfLevel(row) && isOfCategory(row));
  const totals = sumBy(matching, (row) => row.step);
  const warnings = sumBy(matching.filter(isWarning), (row) => row.step);
  const errors = sumBy(
    matching.filter((row) => isError(row.level)),
    (row) => row.step,
  );
  const byCategory = sumBy(counted.filter(isOfLevel), ({ category }) => category);
  const byLevel = sumBy(counted.filter(isOfCategory), ({ level }) => level);
  return {
    total: matching.reduce((total, { n }) => total + n, 0),
    step,
    bars: [...totals]
      .toSorted(([one], [other]) => one - other)
      .map(([at, total]) => ({
        from: new Date(at * step),
        total,
        warnings: warnings.get(at) ?? 0,
        errors: errors.get(at) ?? 0,
      })),
    categories: [...byCategory]
      .map(([category, n]) => ({ category, n }))
      .toSorted((one, other) => (one.category < other.category ? -1 : 1)),
    levels: logLevels.map((level) => ({ level, n: byLevel.get(level) ?? 0 })),
  };
}

const isWarning = ({ level }: CountedEntries): boolean => level === "warn";

function sumBy<Key>(
  rows: readonly CountedEntries[],
  keyOf: (row: CountedEntries) => Key,
): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.n);
  return sums;
}
