import type { LogEntry } from "@resume-picker/domain/logs/log-entry";

/**
 * Describes an entry in one line. An error is shown by class and location, because its message may
 * quote a CV.
 */
export function describeEntry({ message, details, file, line }: LogEntry): string {
  const { operation, errorName } = details;
  if (typeof operation === "string") return `${message}: ${operation}`;
  if (typeof errorName !== "string") return message;
  const place = file === null ? "" : ` at ${placeOf(file, line)}`;
  return `${message}: ${errorName}${place} (text withheld)`;
}

export const placeOf = (file: string, line: number | null): string =>
  line === null ? file : `${file}:${line}`;
