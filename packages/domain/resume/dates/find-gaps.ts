import { formatMonth, mergeMonths, monthNumber, monthsOf } from "./month-count.ts";
import { notStatedAfter } from "./newest-date.ts";
import type { MonthSpan } from "./month-count.ts";
import type { ResumeEducation, ResumeGap, ResumeRole } from "../shape/parsed-resume.ts";

type Busy = MonthSpan & { label: string | null };

/**
 * Periods of two months or more without a role, between roles and from the last one to `asOf`.
 * Volunteering and education fill a gap: someone who studied had none. If the CV gives only years,
 * the candidate gets the benefit of the doubt: a span may reach from January of its first year to
 * December of its last. The time after the last date of an old CV (`notStatedAfter`) is not a gap.
 */
export function findGaps(
  roles: readonly ResumeRole[],
  education: readonly ResumeEducation[],
  asOf: string,
): ResumeGap[] {
  const worked = roles.flatMap((role) => toBusy(role, asOf, describe(role)));
  if (worked.length === 0) return [];
  const first = Math.min(...worked.map((span) => span.from));
  const studied = education.flatMap((entry) =>
    entry.start === null ? [] : toBusy(entry, asOf, entry.degree ?? entry.institution),
  );
  const now = monthNumber(asOf, 12);
  const lastWorked = Math.max(...worked.map((span) => span.to));
  const all = [...worked, ...studied];
  const merged = mergeMonths(all);
  const isSilent = notStatedAfter({ roles, education, asOf }) !== null;
  const gaps: ResumeGap[] = [];
  merged.forEach((span, at) => {
    const next = merged[at + 1];
    const start = span.to + 1;
    const end = next ? next.from - 1 : now - 1;
    if (!next && isSilent) return;
    const isBeforeWork = span.to < first;
    if (isBeforeWork || end - start + 1 < 2 || start <= Math.min(first, lastWorked)) return;
    gaps.push({
      start: formatMonth(start),
      end: formatMonth(end),
      months: end - start + 1,
      after: all.find((entry) => entry.to === span.to)?.label ?? null,
      before: next ? (all.find((entry) => entry.from === next.from)?.label ?? null) : null,
    });
  });
  return gaps;
}

function describe(role: ResumeRole): string | null {
  const parts = [role.title, role.company].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

function toBusy(
  span: { start: string | null; end: string | null; isCurrent: boolean },
  asOf: string,
  label: string | null,
): Busy[] {
  if (span.start === null || monthsOf(span, asOf) === null) return [];
  const from = monthNumber(span.start, 1);
  const to = span.isCurrent ? monthNumber(asOf, 12) : monthNumber(span.end ?? asOf, 12);
  return to < from ? [] : [{ from, to, label }];
}
