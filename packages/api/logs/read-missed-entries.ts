import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import type { Database } from "@resume-picker/db/connect";
import { listLogEntries } from "@resume-picker/db/queries/logs/logs";
import type { LogScope } from "@resume-picker/db/queries/logs/log-scope";
import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { maxViewedEntries } from "@resume-picker/domain/logs/log-rules";
import { toEntry } from "./log-store.ts";

/**
 * Returns up to a thousand latest entries after the last one the viewer saw, oldest first. If
 * memory doesn't reach back far enough, pending entries are written and the database is read.
 */
export async function readMissedEntries(
  parts: { db: Database; logs: LogHub; flushLogs: () => Promise<void> },
  scope: LogScope,
  after: number,
): Promise<LogEntry[]> {
  const recent = parts.logs.recent();
  const oldest = recent[0]?.entry.id;
  const reachesBack = after > 0 && oldest !== undefined && oldest <= after;
  if (reachesBack || (scope === null && recent.length === maxViewedEntries)) {
    return recent
      .filter(({ entry }) => entry.id > after && (scope === null || entry.userId === scope))
      .map(({ entry }) => entry);
  }
  await parts.flushLogs();
  const rows = await listLogEntries(parts.db, { scope, after, limit: maxViewedEntries });
  return rows.map(toEntry);
}
