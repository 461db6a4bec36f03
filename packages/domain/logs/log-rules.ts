/** In order of severity. */
export const logLevels = ["debug", "info", "warn", "error", "critical"] as const;
export type LogLevel = (typeof logLevels)[number];

export const maxViewedEntries = 1000;
/** The most entries listed at a time, and the most shown in total. */
export const maxListedEntries = 500;
export const maxShownEntries = 10_000;
/** The entries shown before and after an entry as its context. */
export const contextEntries = 10;
export const slowOperationMs = 1000;
export const reconnectDelayMs = 5000;
export const alertToastMs = 10_000;

/** The number of errors of one category within this many milliseconds that triggers an alert. */
export const alertAfterErrors = 5;
export const alertWindowMs = 5 * 60 * 1000;

/** In characters. Longer text is truncated. */
export const maxMessageLength = 500;
export const maxStackLength = 4000;

/** In bytes. A larger client error report is rejected. */
export const maxClientErrorBytes = 32 * 1024;

export const isError = (level: LogLevel): boolean => level === "error" || level === "critical";
