import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { LogOrigin } from "@resume-picker/domain/logs/log-origins";

/** An entry and what is not told of it: whose request it was, which share it counts to, and what groups it. */
export type KeptEntry = {
  entry: LogEntry;
  userId: string | null;
  origin: LogOrigin;
  failure: string | null;
  fingerprint: string | null;
};
