import type { LogEntry } from "./log-entry.ts";

/** Writes one line for each entry, with its stack indented below. */
export function writeLogText(entries: readonly LogEntry[]): string {
  return entries.map((entry) => `${writeEntry(entry)}\n`).join("");
}

function writeEntry(entry: LogEntry): string {
  const {
    timestamp,
    level,
    category,
    message,
    suggestion,
    stack,
    file,
    line,
    requestId,
    count,
    lastTimestamp,
  } = entry;
  const details = Object.entries(entry.details).map(([name, value]) => `${name}=${String(value)}`);
  const parts = [
    `${timestamp} [${level.toUpperCase()}] [${category}] ${message}`,
    ...(count > 1 ? [`${count} times`] : []),
    ...(lastTimestamp === null ? [] : [`last ${lastTimestamp}`]),
    ...details,
    ...(file === null ? [] : [line === null ? file : `${file}:${line}`]),
    ...(requestId === null ? [] : [`request=${requestId}`]),
    ...(suggestion === null ? [] : [`Suggestion: ${suggestion}`]),
  ];
  const lines = stack === null ? [] : stack.split("\n").map((line) => `    ${line}`);
  return [parts.join(" | "), ...lines].join("\n");
}

/** "logs-2026-03-01T12-00-05.txt" */
export function logFileName(now: Date): string {
  return `logs-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.txt`;
}
