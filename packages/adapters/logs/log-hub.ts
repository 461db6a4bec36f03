import type { LogEntry, LogMessage } from "@resume-picker/domain/logs/log-entry";
import { isError, maxViewedEntries } from "@resume-picker/domain/logs/log-rules";
import { originOf } from "@resume-picker/domain/logs/log-origins";
import { makeEntry } from "@resume-picker/domain/logs/make-entry";
import type { NewEntry } from "@resume-picker/domain/logs/make-entry";
import { createVisitorCounter } from "./count-visitors.ts";
import { ErrorAlerts } from "./error-alerts.ts";
import type { KeptEntry } from "./kept-entry.ts";
import { currentRequest } from "./request-scope.ts";

/** How often viewers are sent the count of a repeated entry, in milliseconds. */
const sendCountsEveryMs = 500;

/** `userId` is the user whose request caused the message. Admins receive all messages. */
type Listener = (message: LogMessage, userId: string | null) => void;

/** Distributes log entries to their readers, in memory. api/logs/log-store.ts saves them. */
export class LogHub {
  #lastId = 0;
  #recent: KeptEntry[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #keepers: ((kept: KeptEntry) => void)[] = [];
  readonly #alerts = new ErrorAlerts();
  readonly #countVisitors = createVisitorCounter();
  readonly #countedAgain = new Map<number, KeptEntry>();

  /** Creates an entry from the allowed fields, stores it and notifies all listeners. */
  add(
    { level, message, fields }: Pick<NewEntry, "level" | "message" | "fields">,
    now: Date,
  ): LogEntry {
    const scope = currentRequest();
    const requestId = scope?.requestId ?? null;
    const userId = scope?.userId ?? null;
    const id = this.nextId(now);
    const made = makeEntry({ level, message, fields, requestId, userId, id, now });
    const kept = { ...made, origin: originOf(level, scope ?? null), fingerprint: null };
    this.put(scope && userId === null ? this.#countVisitors(kept, now) : kept);
    return made.entry;
  }

  /** Adds an entry created elsewhere, or an entry whose count has changed. */
  put(kept: KeptEntry): void {
    const { entry } = kept;
    this.#keep(kept);
    for (const keep of this.#keepers) keep(kept);
    if (entry.count === 1) this.#sendEntry(kept);
    else this.#scheduleCount(kept);
    const alert = isError(entry.level) ? this.#alerts.count(kept) : null;
    if (alert) this.send(alert, entry.userId);
  }

  nextId(now: Date): number {
    // Higher than every id of an earlier process, even of one that crashed before saving its
    // entries.
    this.#lastId = Math.max(this.#lastId + 1, now.getTime() * 1000);
    return this.#lastId;
  }

  /** Sends a message that is not an entry. */
  send(message: LogMessage, userId: string | null): void {
    for (const listener of this.#listeners) listener(message, userId);
  }

  /** Returns the last thousand entries, oldest first. */
  recent(): readonly KeptEntry[] {
    return this.#recent.slice(-maxViewedEntries);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Registers a callback for each entry, new or counted again. */
  onKept(keep: (kept: KeptEntry) => void): void {
    this.#keepers.push(keep);
  }

  /** Makes new ids start above the highest id that was saved. */
  startAfter(id: number): void {
    this.#lastId = Math.max(this.#lastId, id);
  }

  #keep(kept: KeptEntry): void {
    const { id, count } = kept.entry;
    const at = count > 1 ? this.#recent.findLastIndex(({ entry }) => entry.id === id) : -1;
    if (at === -1) this.#recent.push(kept);
    else this.#recent[at] = kept;
    if (this.#recent.length >= 2 * maxViewedEntries)
      this.#recent = this.#recent.slice(-maxViewedEntries);
  }

  #sendEntry({ entry }: KeptEntry): void {
    this.send({ type: isError(entry.level) ? "error" : "log", entry }, entry.userId);
  }

  #scheduleCount(kept: KeptEntry): void {
    if (this.#countedAgain.size === 0) {
      setTimeout(() => this.#sendCounts(), sendCountsEveryMs).unref();
    }
    this.#countedAgain.set(kept.entry.id, kept);
  }

  #sendCounts(): void {
    for (const kept of this.#countedAgain.values()) this.#sendEntry(kept);
    this.#countedAgain.clear();
  }
}
