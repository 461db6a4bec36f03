import { dateWords } from "@resume-picker/domain/resume/dates/date-words";
import type { TimelineEntry } from "@resume-picker/domain/candidates/candidate";

/** Formats years as "2 years", or "N/A" if the CV gives no dates. */
export function yearsText(years: number | null): string {
  if (years === null) return "N/A";
  return `${formatYears(years)} ${years === 1 ? "year" : "years"}`;
}

// Created once, because `toLocaleString` would create one for each of 10,000 rows.
let yearsFormat: Intl.NumberFormat | undefined;

export function formatYears(years: number): string {
  yearsFormat ??= new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
  return yearsFormat.format(years);
}

export function monthsText(months: number): string {
  return `${months} ${months === 1 ? "month" : "months"}`;
}

/** Formats as "Mar 2021 – present", "2018 – 2020" or "Dates not given". */
export function spanText(
  entry: Pick<TimelineEntry, "startDate" | "endDate" | "isCurrent">,
): string {
  const end = entry.isCurrent ? "present" : entry.endDate && dateWords(entry.endDate);
  if (entry.startDate === null) return end ? `Until ${end}` : "Dates not given";
  return end ? `${dateWords(entry.startDate)} – ${end}` : `From ${dateWords(entry.startDate)}`;
}
