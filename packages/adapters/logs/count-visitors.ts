import type { LogEntry } from "@resume-picker/domain/logs/log-entry";
import type { KeptEntry } from "./kept-entry.ts";

const windowMs = 60_000;
/** Visitors can request anything, so distinct entries per minute are limited. */
const maxKinds = 100;

export type VisitorCounter = (kept: KeptEntry, now: Date) => KeptEntry;

/** Combines equal entries of visitors into one entry per minute with a count. */
export function createVisitorCounter(): VisitorCounter {
  let endsAt = 0;
  let known = new Map<string, KeptEntry>();
  return (kept, now) => {
    if (now.getTime() >= endsAt || now.getTime() < endsAt - windowMs) {
      endsAt = now.getTime() + windowMs;
      known = new Map();
    }
    const kind = kindOf(kept.entry);
    const isOther = known.size >= maxKinds && !known.has(kind);
    const key = isOther ? `others of ${kept.origin}` : kind;
    const counted = countEntry(known.get(key), isOther ? toOtherKind(kept) : kept, now);
    known.set(key, counted);
    return counted;
  };
}

function countEntry(earlier: KeptEntry | undefined, kept: KeptEntry, now: Date): KeptEntry {
  if (!earlier) return kept;
  const { entry } = earlier;
  const { count } = entry;
  return { ...earlier, entry: { ...entry, count: count + 1, lastTimestamp: now.toISOString() } };
}

/** A key of all fields that repeat, which excludes the duration and the request's id. */
function kindOf({ level, category, message, details, file, line }: LogEntry): string {
  const { ms: _ms, average: _average, ...same } = details;
  return JSON.stringify([level, category, message, same, file, line]);
}

function toOtherKind(kept: KeptEntry): KeptEntry {
  const { level, id, timestamp } = kept.entry;
  return {
    ...kept,
    failure: null,
    entry: {
      id,
      timestamp,
      lastTimestamp: null,
      level,
      category: "requests",
      message: "more entries of visitors, each of another kind",
      suggestion: null,
      file: null,
      line: null,
      stack: null,
      requestId: null,
      userId: null,
      details: {},
      count: 1,
    },
  };
}
