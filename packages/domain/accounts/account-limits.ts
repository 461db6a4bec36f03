import { z } from "zod";

/** What one account may have at a time; the installation sets how much. */
export type AccountLimits = {
  jobs: number;
  candidates: number;
  /** Of the stored CVs, in megabytes. */
  storageMb: number;
  sessions: number;
  /** Open live logs; a quarter of them of one session. */
  logSockets: number;
};

export const defaultLimits: AccountLimits = {
  jobs: 500,
  candidates: 100_000,
  storageMb: 20_000,
  sessions: 100,
  logSockets: 20,
};

const limitNames = ["jobs", "candidates", "storageMb", "sessions"] as const;
type LimitName = (typeof limitNames)[number];

export const LimitUsage = z.object({
  name: z.enum(limitNames),
  used: z.number(),
  limit: z.number(),
  /** Four fifths of it or more: time to say so. */
  isNear: z.boolean(),
});
export type LimitUsage = z.infer<typeof LimitUsage>;

const nearFrom = 0.8;

export const usageOf = (used: Record<LimitName, number>, limits: AccountLimits): LimitUsage[] =>
  limitNames.map((name) => {
    const isNear = used[name] >= limits[name] * nearFrom;
    return { name, used: used[name], limit: limits[name], isNear };
  });

const wholeNumber = (value: number) => value.toLocaleString("en-US");

/** What is told to somebody whose account is full. */
export const limitMessages = {
  jobs: ({ jobs }: AccountLimits) =>
    `Your account may have ${wholeNumber(jobs)} jobs. Delete one that you no longer need, or ask the administrator to raise the limit (LIMIT_JOBS).`,
  candidates: ({ candidates }: AccountLimits) =>
    `Your account may have ${wholeNumber(candidates)} candidates. Delete some that you no longer need, or ask the administrator to raise the limit (LIMIT_CANDIDATES).`,
  storageMb: ({ storageMb }: AccountLimits) =>
    `The CVs of your account may take ${wholeNumber(storageMb)} MB. Delete candidates that you no longer need, or ask the administrator to raise the limit (LIMIT_STORAGE_MB).`,
} as const;
