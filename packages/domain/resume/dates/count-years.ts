import type { MonthSpan } from "./month-count.ts";
import { countMonths, monthsOf, toYears } from "./month-count.ts";
import type { ResumeRole } from "../shape/parsed-resume.ts";

/**
 * Years of work with one decimal: the union of the roles' months, which counts overlaps once.
 * Internships and apprenticeships count like any role in the CV. Volunteering and education don't.
 * Null if no such role has dates.
 */
export function countYears(roles: readonly ResumeRole[], asOf: string): number | null {
  const counted = roles.filter((role) => role.kind !== "volunteer");
  const spans = counted.flatMap((role) => {
    const span = monthsOf(role, asOf);
    return span ? [bridge(role, span, counted)] : [];
  });
  return spans.length === 0 ? null : toYears(countMonths(spans));
}

/**
 * Treats "2013 – 2015" followed by "2016 – 2019" as continuous. If only years are given, a role
 * that ends in the year before the next one starts is extended up to it.
 */
function bridge(role: ResumeRole, span: MonthSpan, roles: readonly ResumeRole[]): MonthSpan {
  if (role.end?.length !== 4 || role.isCurrent) return span;
  const year = Number(role.end);
  const isNext = roles.some(
    (other) => other.start?.length === 4 && Number(other.start) === year + 1,
  );
  return isNext ? { ...span, to: (year + 1) * 12 + 5 } : span;
}
