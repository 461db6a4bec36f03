import type { LogEntry } from "@resume-picker/domain/logs/log-entry";

/** An entry in one line: an error by its class and place, since its text may quote a CV. */
export function describeEntry({ message, details, file, line }: LogEntry): string {
  const { operation, errorName } = details;
  if (typeof operation === "string") return `${message}: ${operation}`;
  if (typeof errorName !== "string") return message;
  const place = file === null ? "" : ` at ${placeOf(file, line)}`;
  return `${message}: ${errorName}${place} (text withheld)`;
}

export const placeOf = (file: string, line: number | null): string =>
  line === null ? file : `${file}:${line}`;
