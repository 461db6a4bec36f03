import { isError } from "./log-rules.ts";
import type { LogLevel } from "./log-rules.ts";

/**
 * How many entries of each origin are kept, 100,000 in all: about 60 MB in the worst case and some
 * 20 MB in practice. Each has a share of its own, so that a flood of one pushes out no other.
 */
export const logQuotas = {
  visitors: 15_000,
  visitorErrors: 10_000,
  users: 25_000,
  /** Reports of signed-in users' browsers. */
  browserErrors: 10_000,
  /** What admins ask for, and what the server does by itself. */
  admins: 20_000,
  errors: 20_000,
} as const;
export type LogOrigin = keyof typeof logQuotas;
// The keys of an object of ours.
export const logOrigins = Object.keys(logQuotas) as [LogOrigin, ...LogOrigin[]];

/** Who asked, as the log tells them apart; null where no request was at work. */
export type Asker = { userId: string | null; isAdmin: boolean } | null;

export function originOf(level: LogLevel, asker: Asker): LogOrigin {
  if (asker !== null && asker.userId === null) return isError(level) ? "visitorErrors" : "visitors";
  if (isError(level)) return "errors";
  return asker === null || asker.isAdmin ? "admins" : "users";
}
