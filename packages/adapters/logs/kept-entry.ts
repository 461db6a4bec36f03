import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { LogOrigin } from "@resume-picker/domain/logs/log-origins";

/** An entry with data that viewers don't get: its quota, and the keys for grouping it. */
export type KeptEntry = {
  entry: LogEntry;
  origin: LogOrigin;
  failure: string | null;
  fingerprint: string | null;
};
