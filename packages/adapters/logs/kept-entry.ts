import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { LogOrigin } from "@resume-picker/domain/logs/log-origins";

/** An entry and what viewers don't get: which share it counts to, and what groups it. */
export type KeptEntry = {
  entry: LogEntry;
  origin: LogOrigin;
  failure: string | null;
  fingerprint: string | null;
};
