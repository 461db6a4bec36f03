import { z } from "zod";
import { keptMonths, maxHoldReason } from "./pool-rules.ts";

/** null: no limit. */
export const KeepMonths = z.literal(keptMonths).nullable();
export type KeepMonths = z.infer<typeof KeepMonths>;

/** `account`: as the rule of the job's owner says. */
export const JobKeepMonths = z.union([z.literal("account"), KeepMonths]);
export type JobKeepMonths = z.infer<typeof JobKeepMonths>;

/** So many days before their last one, candidates are named as due soon. */
export const warningDays = 14;

/** A user's rule for all of their candidates, and how many are past their time by it or a job's rule. */
export const Retention = z.object({
  keepMonths: KeepMonths,
  /** The jobs with a rule of their own. */
  jobs: z.array(z.object({ id: z.number().int(), title: z.string(), keepMonths: KeepMonths })),
  past: z.number().int(),
  /** How many reach their last day within two weeks. */
  soon: z.number().int(),
  /** Past their time and on hold. */
  held: z.number().int(),
  /** Changes with the day and the rules: a deletion names it, so that no more go than were shown. */
  mark: z.string(),
});
export type Retention = z.infer<typeof Retention>;

/** A rule as it is, or as it would be. */
export const ProposedRule = z.object({
  keepMonths: KeepMonths.optional(),
  job: z.object({ id: z.number().int().positive(), keepMonths: JobKeepMonths }).optional(),
});
export type ProposedRule = z.infer<typeof ProposedRule>;

/** What goes and when. */
export const RetentionPreview = z.object({
  past: z.number().int(),
  soon: z.number().int(),
  held: z.number().int(),
  /** Those who are kept without limit. */
  kept: z.number().int(),
  /** How many have their last day in each month to come, `YYYY-MM`; months with nobody are left out. */
  months: z.array(z.object({ month: z.string(), count: z.number().int() })),
  /** The first of them by their last day. */
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

/** The last day on which somebody whose newest file came in on `received` is kept, both `YYYY-MM-DD`. */
export function keptUntil(received: string, months: number): string {
  const { year, month, day } = parts(received);
  return dayOf(year, month + months, Math.min(day, lengthOf(year, month + months)));
}

/**
 * The other way round: of whom the newest file came in before this day is past their time today. One
 * day for all, so that a pool is counted without working out every candidate's own.
 */
export function pastBefore(today: string, months: number): string {
  const { year, month, day } = parts(today);
  // Where that month has no such day, the whole of it is past.
  return day > lengthOf(year, month - months)
    ? dayOf(year, month - months + 1, 1)
    : dayOf(year, month - months, day);
}

/** The day so many days later. */
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
