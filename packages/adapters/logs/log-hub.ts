import type { LogEntry, LogMessage } from "@resume-picker/domain/logs/log-entry";
import { noSuggestion } from "@resume-picker/domain/logs/known-failures";
import {
  alertAfterErrors,
  alertWindowMs,
  isError,
  maxViewedEntries,
} from "@resume-picker/domain/logs/log-rules";
import { originOf } from "@resume-picker/domain/logs/log-origins";
import { makeEntry } from "@resume-picker/domain/logs/make-entry";
import type { NewEntry } from "@resume-picker/domain/logs/make-entry";
import { createVisitorCounter } from "./count-visitors.ts";
import type { KeptEntry } from "./kept-entry.ts";
import { currentRequest } from "./request-scope.ts";

/** An entry that is counted again and again is told to the viewers so often. */
const tellCountsEveryMs = 500;

/** `userId` is whose request the message comes from: admins get it in any case. */
type Listener = (message: LogMessage, userId: string | null) => void;

export type LogHub = {
  /** Makes an entry of what may enter it, keeps it and tells everybody who listens. */
  add(made: Pick<NewEntry, "level" | "message" | "fields">, now: Date): LogEntry;
  /** Takes in an entry made elsewhere, or again one whose count has changed. */
  put(kept: KeptEntry): void;
  nextId(now: Date): number;
  /** Sends something that is no entry. */
  tell(message: LogMessage, userId: string | null): void;
  /** The last thousand, oldest first. */
  recent(): readonly KeptEntry[];
  listen(listener: Listener): () => void;
  /** Called for each entry, new or counted again. */
  onKept(keep: (kept: KeptEntry) => void): void;
  /** Ids go on from here: above everything that was ever written. */
  startAfter(id: number): void;
};

/** Where entries meet those who read them. In memory; api/logs/log-store.ts writes them down. */
export function createLogHub(): LogHub {
  let lastId = 0;
  let recent: KeptEntry[] = [];
  const listeners = new Set<Listener>();
  const keepers: ((kept: KeptEntry) => void)[] = [];
  const alerts = createAlerts();
  const countVisitors = createVisitorCounter();
  const countedAgain = new Map<number, KeptEntry>();

  const tell: LogHub["tell"] = (message, userId) => {
    for (const listener of listeners) listener(message, userId);
  };
  const nextId: LogHub["nextId"] = (now) => {
    // Above every id of an earlier process, even one that died before it wrote them down.
    lastId = Math.max(lastId + 1, now.getTime() * 1000);
    return lastId;
  };
  const put: LogHub["put"] = (kept) => {
    const { entry } = kept;
    const at = entry.count > 1 ? recent.findLastIndex((known) => known.entry.id === entry.id) : -1;
    if (at === -1) recent.push(kept);
    else recent[at] = kept;
    if (recent.length >= 2 * maxViewedEntries) recent = recent.slice(-maxViewedEntries);
    for (const keep of keepers) keep(kept);
    if (entry.count === 1) tellEntry(kept);
    else {
      if (countedAgain.size === 0) setTimeout(tellCounts, tellCountsEveryMs).unref();
      countedAgain.set(entry.id, kept);
    }
    if (isError(entry.level)) alerts.count(kept, tell);
  };
  const tellEntry = ({ entry, userId }: KeptEntry): void =>
    tell({ type: isError(entry.level) ? "error" : "log", entry }, userId);
  const tellCounts = (): void => {
    for (const kept of countedAgain.values()) tellEntry(kept);
    countedAgain.clear();
  };
  return {
    nextId,
    put,
    tell,
    add({ level, message, fields }, now) {
      const scope = currentRequest();
      const made = makeEntry({
        level,
        message,
        fields,
        requestId: scope?.requestId ?? null,
        id: nextId(now),
        now,
      });
      const userId = scope?.userId ?? null;
      const kept = { ...made, userId, origin: originOf(level, scope ?? null), fingerprint: null };
      put(scope && userId === null ? countVisitors(kept, now) : kept);
      return made.entry;
    },
    recent: () => recent.slice(-maxViewedEntries),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onKept: (keep) => void keepers.push(keep),
    startAfter(id) {
      lastId = Math.max(lastId, id);
    },
  };
}

/** Errors that come in numbers: told once per category and window, to admins and to whom they met. */
function createAlerts() {
  const times = new Map<string, number[]>();
  const told = new Map<string, number>();
  return {
    count({ entry, userId }: KeptEntry, tell: LogHub["tell"]): void {
      const now = Date.parse(entry.timestamp);
      const key = `${entry.category} ${userId ?? ""}`;
      const since = now - alertWindowMs;
      const present = [...(times.get(key) ?? []), now].filter((time) => time > since).slice(-1000);
      times.set(key, present);
      if (times.size > 1000) times.clear();
      if (present.length < alertAfterErrors || (told.get(key) ?? 0) > since) return;
      told.set(key, now);
      if (told.size > 1000) told.clear();
      const suggestion = entry.suggestion ?? noSuggestion;
      tell({ type: "alert", category: entry.category, count: present.length, suggestion }, userId);
    },
  };
}
