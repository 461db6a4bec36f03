import { dateWords } from "../../resume/dates/date-words.ts";
import { monthNumber } from "../../resume/dates/month-count.ts";
import type { PartialDate, ResumeRole } from "../../resume/shape/parsed-resume.ts";
import type { EvidenceQuote, ScorableResume } from "../score/score.ts";

/** Months since year 0. A year alone means its first month as a start and its last as an end. */
export function monthAt(date: PartialDate | null, side: "start" | "end"): number | null {
  const isDate = date !== null && /^\d{4}(?:-\d{2})?/u.test(date);
  return isDate ? monthNumber(date, side === "start" ? 1 : 12) : null;
}

/**
 * The month that "present" refers to. A CV that states nothing after some date doesn't age from
 * then on, because the time after it is unknown, not a break.
 */
export function referenceMonth(resume: Pick<ScorableResume, "asOf" | "notStatedAfter">): number {
  return monthNumber(resume.notStatedAfter ?? resume.asOf, 12);
}

/** The last month of a role, at most `now`; null if the CV has none. */
export function roleEnd(role: ResumeRole, now: number): number | null {
  if (role.isCurrent) return now;
  const end = monthAt(role.end, "end");
  return end === null ? null : Math.min(end, now);
}

/**
 * Limits the years of some roles to the total of all. A year without a month counts more generously
 * if a role is rated individually.
 */
export function withinWhole(
  { yearsExperience }: Pick<ScorableResume, "yearsExperience">,
  years: number | null,
): number | null {
  return years === null || yearsExperience === null ? years : Math.min(years, yearsExperience);
}

const wordsOf = (date: PartialDate | null) => (date === null ? "?" : dateWords(date));

/** "Paystack, Mar 2021 – present" */
export function roleContext(role: ResumeRole): string | null {
  const dates =
    role.start === null && role.end === null
      ? null
      : `${wordsOf(role.start)} – ${role.isCurrent ? "present" : wordsOf(role.end)}`;
  const parts = [role.company, dates].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
}

/** Quotes the title of a role (or the headline if null), verbatim. */
export function quoteRoleTitle(
  resume: ScorableResume,
  index: number | null,
  covers: string,
): EvidenceQuote[] {
  if (index === null) {
    const headline = resume.headline;
    if (headline === null || headline.place === null) return [];
    return [
      {
        text: headline.value,
        highlight: headline.value,
        ...headline.place,
        covers: [covers],
        context: null,
      },
    ];
  }
  const role = resume.roles[index];
  if (role === undefined || role.title === null) return [];
  return [
    {
      text: role.title,
      highlight: role.title,
      ...role.place,
      covers: [covers],
      context: roleContext(role),
    },
  ];
}
