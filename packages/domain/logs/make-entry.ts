import { keepAllowedFields } from "./allowed-fields.ts";
import { diagnose, noSuggestion } from "./known-failures.ts";
import type { LogEntry } from "./log-entry.ts";
import { isError, maxMessageLength } from "./log-rules.ts";
import type { LogLevel } from "./log-rules.ts";

export type NewEntry = {
  level: LogLevel;
  /** A constant text. Variable data belongs in the fields. */
  message: string;
  fields: Readonly<Record<string, unknown>>;
  /** From the request in which it happened. */
  requestId: string | null;
  userId: string | null;
  id: number;
  now: Date;
};

/** Creates the entry that is written, streamed and stored. Every entry of the log is made here. */
export function makeEntry(made: NewEntry): { entry: LogEntry; failure: string | null } {
  const { id, level, message, now } = made;
  const allowed = keepAllowedFields(made.fields);
  const { details, stack, file, line } = allowed;
  const code = typeof details.code === "string" ? details.code : undefined;
  const given = allowed.category ?? categoryOf(details);
  const failure = diagnose({ category: given, message, code });
  const category = failure?.category ?? given;
  const advice = isError(level) ? noSuggestion : null;
  return {
    failure: failure?.id ?? null,
    entry: {
      id,
      timestamp: now.toISOString(),
      lastTimestamp: null,
      level,
      category,
      message: message.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").slice(0, maxMessageLength),
      suggestion: failure?.suggestion ?? advice,
      file,
      line,
      stack,
      requestId: allowed.requestId ?? made.requestId,
      userId: made.userId,
      details,
      count: 1,
    },
  };
}

/** The group of the called procedure, which has the same name in every layer. */
function categoryOf({ procedure, code }: Record<string, unknown>): string {
  if (typeof code === "string" && code.startsWith("SQLITE")) return "database";
  const word = typeof procedure === "string" ? procedure.split(".")[0] : undefined;
  return word ?? "system";
}
