import type { KeptEntry } from "@resume-picker/adapters/logs/kept-entry";
import type { LogHub } from "@resume-picker/adapters/logs/log-hub";
import type { Database } from "@resume-picker/db/connect";
import {
  findLastLogId,
  pruneLogEntries,
  saveLogEntries,
} from "@resume-picker/db/queries/logs/logs";
import type { LogCount, LogRow } from "@resume-picker/db/queries/logs/logs";
import { findFailure, noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import { isError } from "@resume-picker/domain/logs/log-rules";
import { isSuccessfulRead } from "@resume-picker/domain/logs/match-entry";

const writeEveryMs = 1000;
const writeAt = 500;
/** Drops the oldest unwritten entries beyond this number, which limits memory use. */
const maxPending = 20_000;
const pruneEveryMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Also prunes after this many rows, because a busy user can add many between two prunings. */
const pruneAfterRows = 5000;

export type LogStore = {
  /** Writes the pending entries now. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Writes entries in batches, independently of requests, and deletes old ones. */
export async function createLogStore(parts: {
  db: Database;
  hub: LogHub;
  clock: () => Date;
  /** How many days entries are kept. */
  days: () => number;
}): Promise<LogStore> {
  const { db, hub, clock, days } = parts;
  hub.startAfter(await findLastLogId(db));
  let pending: LogRow[] = [];
  const counts = new Map<number, LogCount>();
  let writtenSincePruning = 0;
  let isWriting = false;
  let hasFailed = false;

  const flush = async () => {
    if (isWriting || (pending.length === 0 && counts.size === 0)) return;
    isWriting = true;
    const rows = pending;
    const changed = [...counts.values()];
    pending = [];
    counts.clear();
    try {
      await saveLogEntries(db, rows, changed);
      hasFailed = false;
      writtenSincePruning += rows.length;
      if (writtenSincePruning >= pruneAfterRows) await prune();
    } catch {
      // Retry once, then drop the entries. They are also on standard output.
      if (!hasFailed) pending = [...rows, ...pending];
      hasFailed = !hasFailed;
    } finally {
      isWriting = false;
    }
  };
  const prune = () => {
    writtenSincePruning = 0;
    const since = new Date(clock().getTime() - days() * dayMs);
    return pruneLogEntries(db, { since }).catch(() => 0);
  };

  hub.onKept((kept) => {
    if (kept.entry.count > 1) counts.set(kept.entry.id, toCount(kept));
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

function toRow({ entry, ...kept }: KeptEntry): LogRow {
  const { suggestion: _said, timestamp, ...rest } = entry;
  const isRead = isSuccessfulRead(entry);
  return { ...rest, ...kept, isRead, timestamp: new Date(timestamp), lastTimestamp: null };
}

function toCount({ entry: { id, count, lastTimestamp } }: KeptEntry): LogCount {
  return { id, count, lastTimestamp: lastTimestamp === null ? null : new Date(lastTimestamp) };
}

/** Converts a row for viewers. The suggestion is looked up again, as advice improves over time. */
export function toEntry(row: LogRow): LogEntry {
  const { failure, fingerprint: _group, origin: _share, isRead: _hidden, ...rest } = row;
  const advice = isError(row.level) ? noSuggestion : null;
  return {
    ...rest,
    timestamp: row.timestamp.toISOString(),
    lastTimestamp: row.lastTimestamp?.toISOString() ?? null,
    suggestion: findFailure(failure)?.suggestion ?? advice,
  };
}
