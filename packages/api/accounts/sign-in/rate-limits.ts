import { createHmac } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { deleteRateLimits } from "@resume-picker/db/queries/accounts/rate-limits";
import { installationSecret } from "@resume-picker/db/queries/secrets";
import { AppError } from "@resume-picker/domain/errors";
import { RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { addressRange } from "./client-address.ts";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * The attempts per number of seconds. Limits per address apply to its whole range. They are high
 * enough for a team behind one address, or a script that creates thirty accounts a minute.
 */
const limits = {
  /** Failed sign-ins to one account from one address range. */
  "sign-in-account": { points: 10, duration: 15 * minutes },
  /** Failed sign-ins from one address, for any account. */
  "sign-in-address": { points: 200, duration: 15 * minutes },
  /** Wrong codes after a correct password, from any address. Strangers don't get this far. */
  "second-factor-user": { points: 5, duration: 15 * minutes },
  /** Wrong passwords within a session. */
  "own-password-user": { points: 10, duration: 15 * minutes },
  /** Steps of provider sign-ins from one address. */
  "openid-address": { points: 200, duration: 15 * minutes },
  "sign-up-address": { points: 300, duration: hours },
  /** Sign-ups rejected because a name or address is taken. */
  "sign-up-taken-address": { points: 30, duration: hours },
  /** Reset mails to one address, requested from one address range. */
  "forgot-account": { points: 5, duration: hours },
  /** Reset mails to one account, requested from addresses where it never signed in. */
  "forgot-strangers": { points: 10, duration: hours },
  "forgot-address": { points: 50, duration: hours },
  "verification-user": { points: 5, duration: hours },
  /** Mails of all kinds caused by one account or address range. */
  "mails-user": { points: 60, duration: days, what: "mails for one day" },
  "mails-address": { points: 600, duration: days, what: "mails for one day" },
  /** Messages to candidates sent by one account. */
  "candidate-mails-user": { points: 300, duration: days, what: "emails to candidates for one day" },
  /** Changes of the account's email address, each of which sends two mails. */
  "email-change-user": { points: 5, duration: hours },
  "token-address": { points: 100, duration: hours },
  /** Failed sign-ins to one account that are audited individually, and its lockouts. */
  "audit-sign-in-failed": { points: 30, duration: hours },
  "audit-sign-in-locked": { points: 1, duration: 15 * minutes },
  /** Calls with one API token. */
  "api-token": { points: 600, duration: minutes, what: "calls with this token" },
  /** Unknown usernames in attempts to share a job. */
  "member-unknown-user": { points: 30, duration: hours },
  /** Invalid review link tokens from one address. */
  "review-token-address": { points: 30, duration: hours },
  /** Wrong passphrases of one link, from one address and from all addresses. */
  "review-passphrase": { points: 10, duration: 15 * minutes },
  "review-passphrase-everywhere": { points: 100, duration: hours },
  "review-answer": { points: 300, duration: hours, what: "decisions by this link" },
  /** Visits of one link that are audited individually. */
  "review-open-told": { points: 10, duration: hours },
  "client-error-address": { points: 60, duration: minutes },
  "client-error-all": { points: 600, duration: minutes },
  "backup-user": { points: 6, duration: hours, what: "backups for one hour" },
  /** Tests of the AI service, each of which may cost money. */
  "ai-test-user": { points: 60, duration: hours, what: "tests for one hour" },
  /** Postings that a model parses for one account. */
  "ai-postings-user": { points: 120, duration: hours, what: "postings for one hour" },
  /** Low-confidence CVs that a model parses again for one account. */
  "ai-repair-user": { points: 300, duration: hours, what: "CVs for one hour" },
  /** Model agreement checks, each of which asks about up to ten CVs twice. */
  "agreement-check-user": { points: 20, duration: days, what: "checks for one day" },
  "support-user": { points: 30, duration: hours },
  /** Views, shares and category filters from one address. More are ignored. */
  "blog-event-address": { points: 600, duration: hours },
} as const satisfies Record<string, Limit>;
/** `what` replaces "attempts" in the message. */
type Limit = { points: number; duration: number; what?: string };
export type LimitName = keyof typeof limits;

/** The counted subject, with separate counters per place if a second part is given. */
export type LimitKey = string | readonly [what: string, place: string];

export type RateLimits = {
  /** Counts one attempt. @throws AppError TOO_MANY_REQUESTS with the seconds to wait. */
  count(name: LimitName, key: LimitKey): Promise<void>;
  /** Throws the same error at the limit, but doesn't count an attempt. */
  check(name: LimitName, key: LimitKey): Promise<void>;
  /** Removes one counted attempt. */
  refund(name: LimitName, key: LimitKey): Promise<void>;
  /** Resets the counter. A key without a place resets all of its places. */
  reset(name: LimitName, key: LimitKey): Promise<void>;
};

/**
 * Stores counters in the database to keep them across restarts. Keys are hashed with a salt of the
 * installation, since unsalted names and addresses could be found by trying all of them.
 */
export function createRateLimits(db: Database): RateLimits {
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterSQLite({
        storeClient: db.$client,
        storeType: "better-sqlite3",
        tableName: "rate_limits",
        tableCreated: true,
        // Its timer would outlive the database. `sweep-sign-ins.ts` deletes what has expired.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: limit.points,
        duration: limit.duration,
      }),
    ]),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit named ${name}`);
    return limiter;
  };
  const salt = installationSecret(db, "rate-limits");
  const hash = (text: string) => createHmac("sha256", salt).update(text).digest("base64url");
  const hashed = (name: LimitName, key: LimitKey) => {
    const [what, place] = typeof key === "string" ? [key, undefined] : key;
    const counted = hash(name.endsWith("-address") ? addressRange(what) : what);
    return place === undefined ? counted : `${counted}.${hash(place)}`;
  };
  return {
    async count(name, key) {
      try {
        await limiterOf(name).consume(hashed(name, key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(name, error) : error;
      }
    },
    async check(name, key) {
      const state = await limiterOf(name).get(hashed(name, key));
      if (state && state.consumedPoints >= limits[name].points) throw tooMany(name, state);
    },
    async refund(name, key) {
      await limiterOf(name).reward(hashed(name, key));
    },
    async reset(name, key) {
      const counted = hashed(name, key);
      await limiterOf(name).delete(counted);
      if (typeof key === "string") await deleteRateLimits(db, `${name}:${counted}.`);
    },
  };
}

function tooMany(name: LimitName, { msBeforeNext }: RateLimiterRes): AppError {
  const { what = "attempts" }: Limit = limits[name];
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError(
    "TOO_MANY_REQUESTS",
    `Too many ${what}. Please try again in ${formatWait(retryAfter)}.`,
    { retryAfter },
  );
}

function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 2 * hours) return `${Math.ceil(seconds / minutes)} minutes`;
  return `${Math.ceil(seconds / hours)} hours`;
}
