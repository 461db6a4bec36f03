import { isError } from "./log-rules.ts";
import type { LogLevel } from "./log-rules.ts";

/**
 * The number of entries kept for each origin, 100,000 in all. They take about 60 MB in the worst
 * case and some 20 MB in practice. Separate quotas prevent a flood of one kind from displacing
 * others.
 */
export const logQuotas = {
  visitors: 15_000,
  visitorErrors: 10_000,
  users: 25_000,
  /** Errors reported by signed-in users' browsers. */
  browserErrors: 10_000,
  /** Requests of admins and work that the server starts itself. */
  admins: 20_000,
  errors: 20_000,
} as const;
export type LogOrigin = keyof typeof logQuotas;
// `Object.keys` returns plain strings.
export const logOrigins = Object.keys(logQuotas) as [LogOrigin, ...LogOrigin[]];

/** The user who made the request. Null outside of requests. */
export type Asker = { userId: string | null; isAdmin: boolean } | null;

export function originOf(level: LogLevel, asker: Asker): LogOrigin {
  if (asker !== null && asker.userId === null) return isError(level) ? "visitorErrors" : "visitors";
  if (isError(level)) return "errors";
  return asker === null || asker.isAdmin ? "admins" : "users";
}
