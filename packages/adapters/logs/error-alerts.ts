import { noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogMessage } from "@resume-picker/domain/logs/log-entry";
import { alertAfterErrors, alertWindowMs } from "@resume-picker/domain/logs/log-rules";
import type { KeptEntry } from "./kept-entry.ts";

/** Beyond so many errors of one kind, or kinds of errors, nothing more is learnt by remembering. */
const maxRemembered = 1000;

/** Notices errors that come in numbers: once per category, user and window. */
export class ErrorAlerts {
  readonly #times = new Map<string, number[]>();
  readonly #toldAt = new Map<string, number>();

  /** Counts an error; the alert when it makes a number of them. */
  count({ entry }: KeptEntry): Extract<LogMessage, { type: "alert" }> | null {
    const now = Date.parse(entry.timestamp);
    const key = `${entry.category} ${entry.userId ?? ""}`;
    const since = now - alertWindowMs;
    const recent = [...(this.#times.get(key) ?? []), now].filter((time) => time > since);
    const counted = recent.slice(-maxRemembered);
    this.#times.set(key, counted);
    if (this.#times.size > maxRemembered) this.#times.clear();
    if (counted.length < alertAfterErrors || (this.#toldAt.get(key) ?? 0) > since) return null;
    this.#toldAt.set(key, now);
    if (this.#toldAt.size > maxRemembered) this.#toldAt.clear();
    const suggestion = entry.suggestion ?? noSuggestion;
    return { type: "alert", category: entry.category, count: counted.length, suggestion };
  }
}
