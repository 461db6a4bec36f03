import { createHash } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { AppError } from "@resume-picker/domain/errors";
import { RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";

const minutes = 60;
const hours = 60 * minutes;

/**
 * How often, in how many seconds. Wide enough that a team behind one address, or a script that makes
 * thirty accounts in a minute, never meets them.
 */
const limits = {
  /** Failed sign-ins to one account from one address. */
  "sign-in-account": { points: 10, duration: 15 * minutes },
  /** Failed sign-ins from one address, whatever the account. */
  "sign-in-address": { points: 200, duration: 15 * minutes },
  "sign-up-address": { points: 300, duration: hours },
  "forgot-account": { points: 5, duration: hours },
  "forgot-address": { points: 50, duration: hours },
  "token-address": { points: 100, duration: hours },
  "client-error-address": { points: 60, duration: minutes },
  "client-error-all": { points: 600, duration: minutes },
  "support-user": { points: 30, duration: hours },
  /** Views, shares and category filters that are counted of one address; more of them are not. */
  "blog-event-address": { points: 600, duration: hours },
} as const;
export type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one try. @throws AppError TOO_MANY_REQUESTS, with the seconds until the next one. */
  count(name: LimitName, key: string): Promise<void>;
  /** Throws the same when the tries are used up, without counting one. */
  check(name: LimitName, key: string): Promise<void>;
  /** Takes one counted try back. */
  giveBack(name: LimitName, key: string): Promise<void>;
  forget(name: LimitName, key: string): Promise<void>;
};

/** Counters in the database, so that they outlast a restart. Keys are hashed: they name people. */
export function createRateLimits(db: Database): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterSQLite({
        storeClient: db.$client,
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: name === "sign-in-address",
        keyPrefix: name,
        ...limit,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit named ${name}`);
    return limiter;
  };
  const hashed = (key: string) =>
    createHash("sha256").update(key.trim().toLowerCase()).digest("base64url");
  return {
    async count(name, key) {
      try {
        await limiterOf(name).consume(hashed(key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    async check(name, key) {
      const state = await limiterOf(name).get(hashed(key));
      if (state && state.consumedPoints >= limits[name].points) throw tooMany(state);
    },
    async giveBack(name, key) {
      await limiterOf(name).reward(hashed(key));
    },
    async forget(name, key) {
      await limiterOf(name).delete(hashed(key));
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  return new AppError("TOO_MANY_REQUESTS", `Too many attempts. Please try again in ${wait}.`, {
    retryAfter,
  });
}
