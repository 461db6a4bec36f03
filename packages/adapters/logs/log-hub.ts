import type { LogEntry, LogMessage } from "@resume-picker/domain/logs/log-entry";
import { isError, maxViewedEntries } from "@resume-picker/domain/logs/log-rules";
import { originOf } from "@resume-picker/domain/logs/log-origins";
import { makeEntry } from "@resume-picker/domain/logs/make-entry";
import type { NewEntry } from "@resume-picker/domain/logs/make-entry";
import { createVisitorCounter } from "./count-visitors.ts";
import { ErrorAlerts } from "./error-alerts.ts";
import type { KeptEntry } from "./kept-entry.ts";
import { currentRequest } from "./request-scope.ts";

/** An entry that is counted again and again is told to the viewers so often. */
const tellCountsEveryMs = 500;

/** `userId` is whose request the message comes from: admins get it in any case. */
type Listener = (message: LogMessage, userId: string | null) => void;

/** Where entries meet those who read them. In memory; api/logs/log-store.ts writes them down. */
export class LogHub {
  #lastId = 0;
  #recent: KeptEntry[] = [];
  readonly #listeners = new Set<Listener>();
  readonly #keepers: ((kept: KeptEntry) => void)[] = [];
  readonly #alerts = new ErrorAlerts();
  readonly #countVisitors = createVisitorCounter();
  readonly #countedAgain = new Map<number, KeptEntry>();

  /** Makes an entry of what may enter it, keeps it and tells everybody who listens. */
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

  /** Takes in an entry made elsewhere, or again one whose count has changed. */
  put(kept: KeptEntry): void {
    const { entry } = kept;
    this.#keep(kept);
    for (const keep of this.#keepers) keep(kept);
    if (entry.count === 1) this.#tellEntry(kept);
    else this.#tellCountSoon(kept);
    const alert = isError(entry.level) ? this.#alerts.count(kept) : null;
    if (alert) this.tell(alert, entry.userId);
  }

  nextId(now: Date): number {
    // Above every id of an earlier process, even one that died before it wrote them down.
    this.#lastId = Math.max(this.#lastId + 1, now.getTime() * 1000);
    return this.#lastId;
  }

  /** Sends something that is no entry. */
  tell(message: LogMessage, userId: string | null): void {
    for (const listener of this.#listeners) listener(message, userId);
  }

  /** The last thousand, oldest first. */
  recent(): readonly KeptEntry[] {
    return this.#recent.slice(-maxViewedEntries);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called for each entry, new or counted again. */
  onKept(keep: (kept: KeptEntry) => void): void {
    this.#keepers.push(keep);
  }

  /** Ids go on from here: above everything that was ever written. */
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

  #tellEntry({ entry }: KeptEntry): void {
    this.tell({ type: isError(entry.level) ? "error" : "log", entry }, entry.userId);
  }

  #tellCountSoon(kept: KeptEntry): void {
    if (this.#countedAgain.size === 0) {
      setTimeout(() => this.#tellCounts(), tellCountsEveryMs).unref();
    }
    this.#countedAgain.set(kept.entry.id, kept);
  }

  #tellCounts(): void {
    for (const kept of this.#countedAgain.values()) this.#tellEntry(kept);
    this.#countedAgain.clear();
  }
}
