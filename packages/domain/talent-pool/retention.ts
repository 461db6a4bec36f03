import { z } from "zod";
import { retentionMonthOptions, maxHoldReason } from "./pool-rules.ts";

/** Null means no limit. */
export const KeepMonths = z.literal([...retentionMonthOptions, null]);
export type KeepMonths = z.infer<typeof KeepMonths>;

/** `account`: uses the rule of the job's owner. */
export const JobKeepMonths = z.union([z.literal("account"), KeepMonths]);
export type JobKeepMonths = z.infer<typeof JobKeepMonths>;

/** Candidates are shown as due soon this many days before their last one. */
export const warningDays = 14;

/**
 * A user's rule for all of their candidates, and how many are past retention by it or by a job's
 * rule.
 */
export const Retention = z.object({
  keepMonths: KeepMonths,
  /** The jobs with their own rule. */
  jobs: z.array(z.object({ id: z.number().int(), title: z.string(), keepMonths: KeepMonths })),
  past: z.number().int(),
  /** How many reach their last day within two weeks. */
  soon: z.number().int(),
  /** Past retention and on hold. */
  held: z.number().int(),
  /** Changes with the day and the rules. A deletion must send it, to delete only what was shown. */
  mark: z.string(),
});
export type Retention = z.infer<typeof Retention>;

/** A retention rule, current or proposed. */
export const ProposedRule = z.object({
  keepMonths: KeepMonths.optional(),
  job: z.object({ id: z.number().int().positive(), keepMonths: JobKeepMonths }).optional(),
});
export type ProposedRule = z.infer<typeof ProposedRule>;

/** How many candidates a rule deletes, and when. */
export const RetentionPreview = z.object({
  past: z.number().int(),
  soon: z.number().int(),
  held: z.number().int(),
  /** Candidates kept without limit. */
  kept: z.number().int(),
  /**
   * The number of candidates by the month of their last day, `YYYY-MM`. Months without any are left
   * out.
   */
  months: z.array(z.object({ month: z.string(), count: z.number().int() })),
  /** The first ones by their last day. */
  next: z.array(
    z.object({
      id: z.number().int(),
      name: z.string().nullable(),
      fileName: z.string(),
      keptUntil: z.string(),
      isHeld: z.boolean(),
    }),
  ),
});
export type RetentionPreview = z.infer<typeof RetentionPreview>;

export const Hold = z.object({
  reason: z.string(),
  by: z.string().nullable(),
  at: z.date(),
});
export type Hold = z.infer<typeof Hold>;

export const HoldReason = z
  .string()
  .max(maxHoldReason)
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
  .refine((text) => text !== "", "Enter a reason");

/**
 * The last day that somebody is kept whose newest file was received on `received`. Both are
 * `YYYY-MM-DD`.
 */
export function keptUntil(received: string, months: number): string {
  const { year, month, day } = parts(received);
  return dayOf(year, month + months, Math.min(day, lengthOf(year, month + months)));
}

/**
 * The inverse of `keptUntil`: candidates whose newest file was received before this day are past
 * retention. One day for all avoids computing each candidate's own.
 */
export function retentionCutoff(today: string, months: number): string {
  const { year, month, day } = parts(today);
  // If that month doesn't have the day, the whole month is past.
  return day > lengthOf(year, month - months)
    ? dayOf(year, month - months + 1, 1)
    : dayOf(year, month - months, day);
}

/** Returns the day a number of days later. */
export function daysAfter(day: string, days: number): string {
  const { year, month, day: date } = parts(day);
  return dayOf(year, month, date + days);
}

function parts(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const lengthOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
