/** From the least to the most pressing. */
export const logLevels = ["debug", "info", "warn", "error", "critical"] as const;
export type LogLevel = (typeof logLevels)[number];

export const maxViewedEntries = 1000;
/** So many are listed at a time, and so many are shown in all. */
export const maxListedEntries = 500;
export const maxShownEntries = 10_000;
/** So many entries before an entry, and after it, are its context. */
export const contextEntries = 10;
export const slowOperationMs = 1000;
export const reconnectDelayMs = 5000;
export const alertToastMs = 10_000;

/** So many errors of one category within so many milliseconds are worth an alert. */
export const alertAfterErrors = 5;
export const alertWindowMs = 5 * 60 * 1000;

/** Characters; what is longer is cut. */
export const maxMessageLength = 500;
export const maxStackLength = 4000;

/** Bytes of a client error's report; a larger one is refused. */
export const maxClientErrorBytes = 32 * 1024;

export const isError = (level: LogLevel): boolean => level === "error" || level === "critical";
