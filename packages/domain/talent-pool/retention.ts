import { z } from "zod";
import { keptMonths } from "./pool-rules.ts";

/** null: no limit. */
export const KeepMonths = z.literal(keptMonths).nullable();
export type KeepMonths = z.infer<typeof KeepMonths>;

/** A user's rule for all of their candidates, and how many are past it. */
export const Retention = z.object({
  keepMonths: KeepMonths,
  /** Those whose newest file came in before this day (`YYYY-MM-DD`) are past their time. */
  receivedBefore: z.string().nullable(),
  past: z.number().int(),
});
export type Retention = z.infer<typeof Retention>;

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

function parts(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const lengthOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
