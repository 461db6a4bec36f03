import { levelFilters } from "@resume-picker/domain/logs/match-entry";
import type { LevelFilter, LogFilter } from "@resume-picker/domain/logs/match-entry";

/** Time ranges by name, in minutes before now. */
export const logRanges = {
  "15m": { label: "Last 15 minutes", minutes: 15 },
  "1h": { label: "Last hour", minutes: 60 },
  "1d": { label: "Last 24 hours", minutes: 24 * 60 },
  "7d": { label: "Last 7 days", minutes: 7 * 24 * 60 },
} as const;
export type LogRange = keyof typeof logRanges;
// The keys of a constant object.
export const logRangeNames = Object.keys(logRanges) as LogRange[];

/** The state of the log screen in the address. Defaults are omitted. */
export type LogSearch = {
  level?: LevelFilter | undefined;
  category?: string | undefined;
  text?: string | undefined;
  /** An account id. */
  user?: string | undefined;
  requestId?: string | undefined;
  range?: LogRange | undefined;
  /** ISO 8601. Both override `range`. */
  from?: string | undefined;
  to?: string | undefined;
  reads?: "shown" | undefined;
  /** The id of the open entry. */
  entry?: number | undefined;
};

/** Parses the address into a valid state, even if it was edited by hand. */
export function readLogSearch(raw: Record<string, unknown>): LogSearch {
  const search: LogSearch = {};
  const level = levelFilters.find((name) => name === textOf(raw.level).replace(/ $/, "+"));
  if (level !== undefined) search.level = level;
  for (const name of ["category", "text", "user", "requestId"] as const) {
    const text = textOf(raw[name]);
    if (text !== "") search[name] = text;
  }
  const range = logRangeNames.find((name) => name === raw.range);
  if (range !== undefined) search.range = range;
  for (const name of ["from", "to"] as const) {
    const at = new Date(textOf(raw[name]));
    if (!Number.isNaN(at.getTime())) search[name] = at.toISOString();
  }
  if (raw.reads === "shown") search.reads = "shown";
  if (typeof raw.entry === "number" && raw.entry > 0) search.entry = Math.trunc(raw.entry);
  return search;
}

const textOf = (value: unknown): string =>
  (typeof value === "string" || typeof value === "number" ? String(value) : "").slice(0, 200);

/** @param now the end of a relative range. */
export function filterOf(search: LogSearch, now: Date): LogFilter {
  const { range, from, to, reads, entry: _, ...same } = search;
  const start = range && new Date(now.getTime() - logRanges[range].minutes * 60_000);
  return {
    ...same,
    from: from === undefined ? start : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    hideReads: reads !== "shown",
  };
}

/** Returns the filter in the server's format, with dates as text. */
export const queryOf = ({ from, to, ...same }: LogFilter) => ({
  ...same,
  from: from?.toISOString(),
  to: to?.toISOString(),
});

/** Whether any filter differs from the default. */
export function isFiltered({ entry: _, ...search }: LogSearch): boolean {
  return Object.keys(readLogSearch(search)).length > 0;
}
