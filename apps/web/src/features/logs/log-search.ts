import { levelFilters } from "@resume-picker/domain/logs/match-entry";
import type { LevelFilter, LogFilter } from "@resume-picker/domain/logs/match-entry";

/** Minutes back from now, by what the choice is called. */
export const logRanges = {
  "15m": { label: "Last 15 minutes", minutes: 15 },
  "1h": { label: "Last hour", minutes: 60 },
  "1d": { label: "Last 24 hours", minutes: 24 * 60 },
  "7d": { label: "Last 7 days", minutes: 7 * 24 * 60 },
} as const;
export type LogRange = keyof typeof logRanges;
// The keys of a table of ours.
export const logRangeNames = Object.keys(logRanges) as LogRange[];

/** What the log shows, in the address; what is at its default is left out. */
export type LogSearch = {
  level?: LevelFilter | undefined;
  category?: string | undefined;
  text?: string | undefined;
  /** Id of an account. */
  user?: string | undefined;
  requestId?: string | undefined;
  range?: LogRange | undefined;
  /** ISO 8601; both take the place of `range`. */
  from?: string | undefined;
  to?: string | undefined;
  reads?: "shown" | undefined;
  /** The open entry. */
  entry?: number | undefined;
};

/** Anything that a hand-edited address may hold becomes a sound state. */
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

/** @param now from which a range is counted back. */
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

/** The filter as the server takes it, from a program and from an address alike. */
export const queryOf = ({ from, to, ...same }: LogFilter) => ({
  ...same,
  from: from?.toISOString(),
  to: to?.toISOString(),
});

/** Whether anything but the default is asked for. */
export function isFiltered({ entry: _, ...search }: LogSearch): boolean {
  return Object.keys(readLogSearch(search)).length > 0;
}
