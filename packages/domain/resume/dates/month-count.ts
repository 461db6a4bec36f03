import type { PartialDate } from "../shape/parsed-resume.ts";

/** Months counted as one number, which can be added and compared: year × 12 + month − 1. */
export type MonthSpan = { from: number; to: number };

export type DatedSpan = { start: PartialDate | null; end: PartialDate | null; isCurrent: boolean };

export function monthNumber(date: PartialDate, fallbackMonth: number): number {
  const year = Number(date.slice(0, 4));
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : fallbackMonth;
  return year * 12 + month - 1;
}

export function formatMonth(month: number): PartialDate {
  const year = Math.floor(month / 12);
  return `${year}-${String((month % 12) + 1).padStart(2, "0")}`;
}

/**
 * First and last month (both inclusive) of a dated role, or null if a required date is missing.
 *
 * Year-only dates: "2019–2021" runs from the middle of one year to the middle of the other, i.e.
 * July 2019 to June 2021, 24 months, as a person would subtract them. A single year ("2019") and a
 * span within one year are all twelve months. A year paired with a month counts from January as a
 * start and to December as an end. "Present" is the month of `asOf`.
 */
export function monthsOf(span: DatedSpan, asOf: string): MonthSpan | null {
  if (span.start === null) return null;
  const now = monthNumber(asOf, 1);
  const isYearStart = span.start.length === 4;
  if (span.isCurrent) {
    const from = Math.min(monthNumber(span.start, 7), now);
    return {
      from:
        isYearStart && span.start === asOf.slice(0, 4)
          ? Math.min(monthNumber(span.start, 1), now)
          : from,
      to: now,
    };
  }
  if (span.end === null) return null;
  const isYearEnd = span.end.length === 4;
  if (isYearStart && isYearEnd && span.start !== span.end) {
    return ordered(monthNumber(span.start, 7), monthNumber(span.end, 6));
  }
  return ordered(monthNumber(span.start, 1), monthNumber(span.end, 12));
}

function ordered(from: number, to: number): MonthSpan | null {
  return to < from ? null : { from, to };
}

/** Merges overlapping and adjacent spans, in chronological order. */
export function mergeMonths(spans: readonly MonthSpan[]): MonthSpan[] {
  const sorted = [...spans].sort((one, other) => one.from - other.from || one.to - other.to);
  const merged: MonthSpan[] = [];
  for (const span of sorted) {
    const last = merged[merged.length - 1];
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  return merged;
}

export function countMonths(spans: readonly MonthSpan[]): number {
  return mergeMonths(spans).reduce((sum, span) => sum + span.to - span.from + 1, 0);
}

/** Converts months to years with one decimal. */
export function toYears(months: number): number {
  return Math.round((months / 12) * 10) / 10;
}
