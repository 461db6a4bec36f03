import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { logLevels } from "@resume-picker/domain/logs/log-rules";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";
import { destination, pino, stdTimeFunctions } from "pino";

type Write = (fields: Record<string, unknown>, message: string) => void;
export type ServerLog = Record<LogLevel, Write> & {
  /** Writes the buffered entries. */
  flush: () => void;
};

/**
 * Writes entries as JSON lines to standard output and sends them to the viewers. The allowed fields
 * are defined in domain/logs/allowed-fields.ts. Writing is asynchronous and doesn't block requests.
 * @param file replaces standard output.
 */
export function createLog(level: LogLevel, hub: LogHub, file?: string): ServerLog {
  const output = destination({ dest: file ?? 1, sync: false });
  const lines = pino(
    { level, customLevels: { critical: 60 }, base: null, timestamp: stdTimeFunctions.isoTime },
    output,
  );
  const minLevel = logLevels.indexOf(level);
  const writerOf = (of: LogLevel): Write => {
    if (logLevels.indexOf(of) < minLevel) return () => undefined;
    return (fields, message) => {
      const entry = hub.add({ level: of, message, fields }, new Date());
      const { id, category, requestId, details, stack, suggestion } = entry;
      lines[of](
        {
          id,
          category,
          ...(requestId === null ? {} : { requestId }),
          ...details,
          ...(stack === null ? {} : { stack }),
          ...(suggestion === null ? {} : { suggestion }),
        },
        entry.message,
      );
    };
  };
  return {
    debug: writerOf("debug"),
    info: writerOf("info"),
    warn: writerOf("warn"),
    error: writerOf("error"),
    critical: writerOf("critical"),
    flush: () => output.flushSync(),
  };
}
