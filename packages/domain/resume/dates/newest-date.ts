import { monthNumber } from "./month-count.ts";
import type { PartialDate, ResumeEducation, ResumeRole } from "../shape/parsed-resume.ts";

type Dated = {
  roles: readonly ResumeRole[];
  education: readonly ResumeEducation[];
  asOf: string;
};

/** A CV whose newest date is this many months older than the day that it is counted to is an old one. */
const oldMonths = 24;
/** A present role may well have begun some years ago. */
const oldUnderWay = 72;

/** The newest date of roles and education that is not after `asOf`; null where they have none. */
export function newestDate({ roles, education, asOf }: Dated): PartialDate | null {
  let newest: PartialDate | null = null;
  for (const { start, end } of [...roles, ...education]) {
    for (const date of [start, end]) {
      if (date === null || date > asOf.slice(0, date.length)) continue;
      if (newest === null || date > newest) newest = date;
    }
  }
  return newest;
}

/** The newest date where everything in the CV is years older than `asOf`; else null. */
export function oldNewestDate(dated: Dated): PartialDate | null {
  const newest = newestDate(dated);
  if (newest === null) return null;
  const age = monthNumber(dated.asOf, 12) - monthNumber(newest, 12);
  return age >= (isUnderWay(dated) ? oldUnderWay : oldMonths) ? newest : null;
}

/**
 * After which date an old CV says nothing: its writer had no later day to tell of, so that what
 * follows is no gap. Null where something is under way, or the CV isn't that old.
 */
export function notStatedAfter(dated: Dated): PartialDate | null {
  return isUnderWay(dated) ? null : oldNewestDate(dated);
}

const isUnderWay = ({ roles, education, asOf }: Dated) =>
  [...roles, ...education].some(
    ({ isCurrent, end }) => isCurrent || (end !== null && end > asOf.slice(0, end.length)),
  );
