import type { LogEntry } from "./log-entry.ts";
import { logLevels } from "./log-rules.ts";
import type { LogLevel } from "./log-rules.ts";

/** A level, or with a plus, that level and all above it. */
export type LevelFilter = LogLevel | `${LogLevel}+`;

/** Filters log entries. Omitted fields don't filter. */
export type LogFilter = {
  level?: LevelFilter | undefined;
  category?: string | undefined;
  /** Searches the message, advice, place, request id and details, ignoring case. */
  text?: string | undefined;
  /** Name or id of the account that made the requests. */
  user?: string | undefined;
  requestId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Leaves out successful requests that only read data. */
  hideReads?: boolean | undefined;
};

export const levelFilters: readonly LevelFilter[] = [
  ...logLevels,
  ...logLevels.map((level): LevelFilter => `${level}+`),
];

export function levelsOf(filter: LevelFilter): readonly LogLevel[] {
  const first = logLevels.findIndex((level) => `${level}+` === filter);
  return first === -1 ? logLevels.filter((level) => level === filter) : logLevels.slice(first);
}

/**
 * Whether the entry is a request that changed nothing and succeeded, as most entries of a busy
 * server are.
 */
export function isSuccessfulRead({ level, details }: Pick<LogEntry, "level" | "details">): boolean {
  const { method, status } = details;
  const isQuiet = level === "debug" || level === "info";
  return isQuiet && method === "GET" && typeof status === "number" && status < 400;
}

/** Applies the filter of the database query to new entries. `user` must be an id. */
export function matchesLogFilter(entry: LogEntry, filter: LogFilter): boolean {
  const { level, category, text = "", user, requestId, from, to, hideReads } = filter;
  const at = Date.parse(entry.timestamp);
  return (
    (level === undefined || levelsOf(level).includes(entry.level)) &&
    (category === undefined || entry.category === category) &&
    (user === undefined || entry.userId === user) &&
    (requestId === undefined || entry.requestId === requestId) &&
    (from === undefined || Date.parse(entry.lastTimestamp ?? entry.timestamp) >= from.getTime()) &&
    (to === undefined || at < to.getTime()) &&
    (hideReads !== true || !isSuccessfulRead(entry)) &&
    (text === "" || searchedText(entry).includes(text.toLowerCase()))
  );
}

function searchedText({ message, suggestion, file, requestId, category, details }: LogEntry) {
  return [message, suggestion, file, requestId, category, JSON.stringify(details)]
    .join("\n")
    .toLowerCase();
}
