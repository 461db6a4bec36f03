import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";

export type LogFilter = { level: LogLevel | "all"; category: string; search: string };

export const noFilter: LogFilter = { level: "all", category: "all", search: "" };

/** The search looks at all that is shown of an entry: message, advice, place, request id, details. */
export function filterEntries(
  entries: readonly LogEntry[],
  filter: LogFilter,
): readonly LogEntry[] {
  const { level, category } = filter;
  const search = filter.search.trim().toLowerCase();
  if (level === "all" && category === "all" && search === "") return entries;
  return entries.filter(
    (entry) =>
      (level === "all" || entry.level === level) &&
      (category === "all" || entry.category === category) &&
      (search === "" || textOf(entry).includes(search)),
  );
}

function textOf(entry: LogEntry): string {
  const { message, suggestion, file, requestId, category, details } = entry;
  return [message, suggestion, file, requestId, category, ...Object.values(details)]
    .filter((part) => part !== null)
    .join("\n")
    .toLowerCase();
}
