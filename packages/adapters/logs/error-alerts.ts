import { noSuggestion } from "@resume-picker/domain/logs/known-failures";
import type { LogMessage } from "@resume-picker/domain/logs/log-entry";
import { alertAfterErrors, alertWindowMs } from "@resume-picker/domain/logs/log-rules";
import type { KeptEntry } from "./kept-entry.ts";

/** Limits the remembered errors per kind, and the kinds; remembering more has no benefit. */
const maxRemembered = 1000;

/** Detects frequent errors. There is at most one alert per category, user and window. */
export class ErrorAlerts {
  readonly #times = new Map<string, number[]>();
  readonly #toldAt = new Map<string, number>();

  /** Counts an error and returns an alert once there are enough of them. */
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
