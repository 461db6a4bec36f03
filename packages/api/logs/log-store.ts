import type { KeptEntry, LogHub } from "@resume-picker/adapters/logs/log-hub";
import type { Database } from "@resume-picker/db/connect";
import { findLastLogId, pruneLogEntries, saveLogEntries } from "@resume-picker/db/queries/logs";
import type { LogRow } from "@resume-picker/db/queries/logs";
import { findFailure, noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { isError } from "@resume-picker/domain/logs/log-rules";

const writeEveryMs = 1000;
const writeAt = 500;
/** Beyond this many unwritten entries the oldest are let go: the log never eats the memory. */
const maxPending = 20_000;
const pruneEveryMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** About 60 MB at the very most, and some 20 MB in practice. */
const maxStoredEntries = 100_000;

export type LogStore = {
  /** Writes what is pending now. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Writes entries down in batches, beside the requests, and lets old ones go. */
export async function createLogStore(parts: {
  db: Database;
  hub: LogHub;
  clock: () => Date;
  days: number;
}): Promise<LogStore> {
  const { db, hub, clock, days } = parts;
  hub.startAfter(await findLastLogId(db));
  let pending: LogRow[] = [];
  const counts = new Map<number, number>();
  let isWriting = false;
  let hasFailed = false;

  const flush = async () => {
    if (isWriting || (pending.length === 0 && counts.size === 0)) return;
    isWriting = true;
    const rows = pending;
    const changed = [...counts].map(([id, count]) => ({ id, count }));
    pending = [];
    counts.clear();
    try {
      await saveLogEntries(db, rows, changed);
      hasFailed = false;
    } catch {
      // Tried once more; then let go: the entries are on standard output too.
      if (!hasFailed) pending = [...rows, ...pending];
      hasFailed = !hasFailed;
    } finally {
      isWriting = false;
    }
  };
  const prune = () =>
    pruneLogEntries(db, {
      since: new Date(clock().getTime() - days * dayMs),
      maxEntries: maxStoredEntries,
    }).catch(() => 0);

  hub.onKept((kept) => {
    if (kept.entry.count > 1) counts.set(kept.entry.id, kept.entry.count);
    else pending.push(toRow(kept));
    if (pending.length > maxPending) pending = pending.slice(-maxPending / 2);
    if (pending.length === writeAt) setImmediate(() => void flush());
  });
  await prune();
  const writing = setInterval(() => void flush(), writeEveryMs);
  const pruning = setInterval(() => void prune(), pruneEveryMs);
  writing.unref();
  pruning.unref();
  return {
    flush,
    async stop() {
      clearInterval(writing);
      clearInterval(pruning);
      await flush();
    },
  };
}

function toRow({ entry, userId, failure, fingerprint }: KeptEntry): LogRow {
  const { suggestion: _said, timestamp, ...rest } = entry;
  return { ...rest, timestamp: new Date(timestamp), userId, failure, fingerprint };
}

/** An entry as viewers get it. Its suggestion is looked up anew: advice gets better over time. */
export function toEntry(row: LogRow): LogEntry {
  const { failure, userId: _user, fingerprint: _group, timestamp, ...rest } = row;
  const advice = isError(row.level) ? noSuggestion : null;
  return {
    ...rest,
    timestamp: timestamp.toISOString(),
    suggestion: findFailure(failure)?.suggestion ?? advice,
  };
}
