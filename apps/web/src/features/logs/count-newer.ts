import type { LogEntry } from "@resume-picker/domain/logs/log-entry";

export function countNewer(live: readonly LogEntry[], paused: readonly LogEntry[]): number {
  const last = paused.at(-1)?.id ?? 0;
  return live.filter(({ id }) => id > last).length;
}
