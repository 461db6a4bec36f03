import { createHmac } from "node:crypto";
import type { Database } from "@resume-picker/db/connect";
import { forgetCounters } from "@resume-picker/db/queries/accounts/rate-limits";
import { installationSecret } from "@resume-picker/db/queries/secrets";
import { AppError } from "@resume-picker/domain/errors";
import { RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { addressRange } from "./client-address.ts";

const minutes = 60;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * How often, in how many seconds; those of an address count its whole range. Wide enough that a team
 * behind one address, or a script that makes thirty accounts in a minute, never meets them.
 */
const limits = {
  /** Failed sign-ins to one account from one range of addresses. */
  "sign-in-account": { points: 10, duration: 15 * minutes },
  /** Failed sign-ins from one address, whatever the account. */
  "sign-in-address": { points: 200, duration: 15 * minutes },
  /** Wrong codes after a right password, from wherever: no stranger gets that far. */
  "second-factor-user": { points: 5, duration: 15 * minutes },
  /** Wrong own passwords inside a session. */
  "own-password-user": { points: 10, duration: 15 * minutes },
  /** Steps of sign-ins through a provider, from one address. */
  "openid-address": { points: 200, duration: 15 * minutes },
  "sign-up-address": { points: 300, duration: hours },
  /** Sign-ups that were told that a name or address is taken. */
  "sign-up-taken-address": { points: 30, duration: hours },
  /** Reset mails to one address, asked for from one range of addresses. */
  "forgot-account": { points: 5, duration: hours },
  /** Reset mails to one account that were asked for from where it never signed in. */
  "forgot-strangers": { points: 10, duration: hours },
  "forgot-address": { points: 50, duration: hours },
  "verification-user": { points: 5, duration: hours },
  /** Mails of all kinds that an account, or a range of addresses, causes. */
  "mails-user": { points: 60, duration: days, what: "mails for one day" },
  "mails-address": { points: 600, duration: days, what: "mails for one day" },
  /** Messages to candidates that one account sends. */
  "candidate-mails-user": { points: 300, duration: days, what: "emails to candidates for one day" },
  /** Changes of one's own email address: each sends two mails. */
  "email-change-user": { points: 5, duration: hours },
  "token-address": { points: 100, duration: hours },
  /** Failed sign-ins to one account that the audit trail tells one by one, and its lockouts. */
  "audit-sign-in-failed": { points: 30, duration: hours },
  "audit-sign-in-locked": { points: 1, duration: 15 * minutes },
  /** Calls of one program. */
  "api-token": { points: 600, duration: minutes, what: "calls with this token" },
  /** Names of no account that somebody wanted to share a job with. */
  "member-unknown-user": { points: 30, duration: hours },
  /** Tokens of no review link, from one address. */
  "review-token-address": { points: 30, duration: hours },
  /** Wrong passphrases of one link from one address, and from all of them. */
  "review-passphrase": { points: 10, duration: 15 * minutes },
  "review-passphrase-everywhere": { points: 100, duration: hours },
  "review-answer": { points: 300, duration: hours, what: "decisions by this link" },
  /** Openings of one link that the audit trail tells one by one. */
  "review-open-told": { points: 10, duration: hours },
  "client-error-address": { points: 60, duration: minutes },
  "client-error-all": { points: 600, duration: minutes },
  "backup-user": { points: 6, duration: hours, what: "backups for one hour" },
  /** Tests of the AI service: each may cost its owner money. */
  "ai-test-user": { points: 60, duration: hours, what: "tests for one hour" },
  /** Postings that one account has a model read. */
  "ai-postings-user": { points: 120, duration: hours, what: "postings for one hour" },
  /** Unsure CVs that one account has a model read again. */
  "ai-repair-user": { points: 300, duration: hours, what: "CVs for one hour" },
  "support-user": { points: 30, duration: hours },
  /** Views, shares and category filters that are counted of one address; more of them are not. */
  "blog-event-address": { points: 600, duration: hours },
} as const satisfies Record<string, Limit>;
/** `what` there were too many of, where "attempts" doesn't say it. */
type Limit = { points: number; duration: number; what?: string };
export type LimitName = keyof typeof limits;

/** What is counted; for each place of its own where a second part names one. */
export type LimitKey = string | readonly [what: string, place: string];

export type RateLimits = {
  /** Counts one try. @throws AppError TOO_MANY_REQUESTS, with the seconds until the next one. */
  count(name: LimitName, key: LimitKey): Promise<void>;
  /** Throws the same when the tries are used up, without counting one. */
  check(name: LimitName, key: LimitKey): Promise<void>;
  /** Takes one counted try back. */
  giveBack(name: LimitName, key: LimitKey): Promise<void>;
  /** Of a key without a place, the counts of all places. */
  forget(name: LimitName, key: LimitKey): Promise<void>;
};

/**
 * Counters in the database, so that they outlast a restart. Keys are hashed with a salt of this
 * installation: they name people and addresses, of which there are few enough to try them all.
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
        clearExpiredByTimeout: name === "sign-in-address",
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
    async giveBack(name, key) {
      await limiterOf(name).reward(hashed(name, key));
    },
    async forget(name, key) {
      const counted = hashed(name, key);
      await limiterOf(name).delete(counted);
      if (typeof key === "string") await forgetCounters(db, `${name}:${counted}.`);
    },
  };
}

function tooMany(name: LimitName, { msBeforeNext }: RateLimiterRes): AppError {
  const { what = "attempts" }: Limit = limits[name];
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new AppError(
    "TOO_MANY_REQUESTS",
    `Too many ${what}. Please try again in ${waitWords(retryAfter)}.`,
    { retryAfter },
  );
}

function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  if (seconds < 2 * hours) return `${Math.ceil(seconds / minutes)} minutes`;
  return `${Math.ceil(seconds / hours)} hours`;
}
