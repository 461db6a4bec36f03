import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { logLevels } from "@resume-picker/domain/logs/log-rules";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";

/** Minutes back from now, by what the choice is called. */
export const logRanges = {
  all: { label: "Any time", minutes: Infinity },
  "15m": { label: "Last 15 minutes", minutes: 15 },
  "1h": { label: "Last hour", minutes: 60 },
  "1d": { label: "Last 24 hours", minutes: 24 * 60 },
} as const;
export type LogRange = keyof typeof logRanges;

/** One level, or, with a plus, it and all that are more pressing. */
export type LevelFilter = LogLevel | `${LogLevel}+` | "all";

export type LogFilter = { level: LevelFilter; category: string; search: string; range: LogRange };

export const noFilter: LogFilter = { level: "all", category: "all", search: "", range: "all" };

/** The search looks at all that is shown of an entry: message, advice, place, request id, details. */
export function filterEntries(
  entries: readonly LogEntry[],
  filter: LogFilter,
  now: Date,
): readonly LogEntry[] {
  const { category } = filter;
  const levels = levelsOf(filter.level);
  const search = filter.search.trim().toLowerCase();
  const since = now.getTime() - logRanges[filter.range].minutes * 60_000;
  if (JSON.stringify({ ...filter, search }) === JSON.stringify(noFilter)) return entries;
  return entries.filter(
    (entry) =>
      levels.has(entry.level) &&
      (category === "all" || entry.category === category) &&
      Date.parse(entry.lastTimestamp ?? entry.timestamp) >= since &&
      (search === "" || textOf(entry).includes(search)),
  );
}

function levelsOf(level: LevelFilter): ReadonlySet<LogLevel> {
  if (level === "all") return new Set(logLevels);
  const minLevel = logLevels.findIndex((one) => `${one}+` === level);
  return new Set(
    minLevel === -1 ? logLevels.filter((one) => one === level) : logLevels.slice(minLevel),
  );
}

function textOf(entry: LogEntry): string {
  const { message, suggestion, file, requestId, category, details } = entry;
  return [message, suggestion, file, requestId, category, ...Object.values(details)]
    .filter((part) => part !== null)
    .join("\n")
    .toLowerCase();
}
