import type { LogEntry, LogMessage, LogSummary } from "@resume-picker/domain/logs/log-entry";
import { maxViewedEntries, reconnectDelayMs } from "@resume-picker/domain/logs/log-rules";
import { matchesLogFilter } from "@resume-picker/domain/logs/match-entry";
import type { LogFilter } from "@resume-picker/domain/logs/match-entry";

export type Alert = Extract<LogMessage, { type: "alert" }>;

export type LogView = {
  isConnected: boolean;
  /** Oldest first, at most the last thousand that match the filter. */
  entries: readonly LogEntry[];
};

type Events = {
  onChange: () => void;
  onSummary: (summary: LogSummary) => void;
  onAlert: (alert: Alert) => void;
  /** An operation was slow, so the averages have changed. */
  onSlow: () => void;
  /** The connection was closed, possibly because the session has expired. */
  onClosed: () => void;
};

/** The minimum time between two renders, in milliseconds. */
const drawEveryMs = 100;

/** The live log of this browser. It reconnects automatically and requests the entries it missed. */
export class LogStream {
  #view: LogView = { isConnected: false, entries: [] };
  #socket: WebSocket | null = null;
  #retry: number | undefined;
  #drawing: number | undefined;
  #lastId = 0;
  #filter: LogFilter = {};
  /** Entries received since the last render. */
  #arrived: LogEntry[] = [];
  readonly #events: Events;

  constructor(events: Events) {
    this.#events = events;
  }

  view = (): LogView => this.#view;

  open(): void {
    const scheme = window.location.protocol === "https:" ? "wss:" : "ws:";
    const after = this.#lastId > 0 ? `?after=${this.#lastId}` : "";
    const socket = new WebSocket(`${scheme}//${window.location.host}/ws/logs${after}`);
    this.#socket = socket;
    socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
      // The message comes from our own server, in the shape of domain/logs/log-entry.ts.
      if (this.#socket === socket) this.#receive(JSON.parse(data) as LogMessage);
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#show({ isConnected: false });
      this.#events.onClosed();
      this.#retry = window.setTimeout(() => this.open(), reconnectDelayMs);
    });
  }

  close(): void {
    window.clearTimeout(this.#retry);
    window.clearTimeout(this.#drawing);
    this.#drawing = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Discards all entries and requests them again. */
  refresh(): void {
    this.close();
    this.#lastId = 0;
    this.#arrived = [];
    this.#show({ entries: [], isConnected: false });
    this.open();
  }

  /** Shows only matching entries from now on. Earlier ones are queried from the database. */
  keepMatching(filter: LogFilter): void {
    this.#filter = filter;
    this.#arrived = [];
    this.#show({ entries: [] });
  }

  #receive(message: LogMessage): void {
    if (message.type === "init") {
      const { errorSummary, performanceMetrics, entries } = message;
      this.#take(entries);
      this.#draw();
      this.#show({ isConnected: true });
      this.#events.onSummary({ errorSummary, performanceMetrics });
    } else if (message.type === "alert") {
      this.#events.onAlert(message);
    } else if (message.type === "performance") {
      this.#events.onSlow();
    } else {
      this.#take([message.entry]);
      this.#drawing ??= window.setTimeout(() => this.#draw(), drawEveryMs);
    }
  }

  #take(entries: readonly LogEntry[]): void {
    for (const entry of entries) {
      this.#lastId = Math.max(this.#lastId, entry.id);
      if (matchesLogFilter(entry, this.#filter)) this.#arrived.push(entry);
    }
  }

  #draw(): void {
    window.clearTimeout(this.#drawing);
    this.#drawing = undefined;
    const entries = addEntries(this.#view.entries, this.#arrived);
    this.#arrived = [];
    this.#show({ entries });
  }

  #show(change: Partial<LogView>): void {
    this.#view = { ...this.#view, ...change };
    this.#events.onChange();
  }
}

/** Merges entries by id, in order. A newer version of an entry replaces the older one. */
export function addEntries(
  present: readonly LogEntry[],
  arrived: readonly LogEntry[],
  atMost = maxViewedEntries,
): readonly LogEntry[] {
  const byId = new Map(present.map((entry) => [entry.id, entry]));
  for (const entry of arrived) byId.set(entry.id, entry);
  return [...byId.values()].sort((one, other) => one.id - other.id).slice(-atMost);
}
