import { monthNumber } from "./month-count.ts";
import type { PartialDate, ResumeEducation, ResumeRole } from "../shape/parsed-resume.ts";

type Dated = {
  roles: readonly ResumeRole[];
  education: readonly ResumeEducation[];
  asOf: string;
};

/** A CV is old if its newest date is at least this many months before `asOf`. */
const oldMonths = 24;
/** The same limit for a CV with a current role, which may have begun several years ago. */
const oldUnderWay = 72;

/** The newest date of roles and education that is not after `asOf`, or null if there is none. */
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

/** The newest date if everything in the CV is years older than `asOf`, otherwise null. */
export function oldNewestDate(dated: Dated): PartialDate | null {
  const newest = newestDate(dated);
  if (newest === null) return null;
  const age = monthNumber(dated.asOf, 12) - monthNumber(newest, 12);
  return age >= (isUnderWay(dated) ? oldUnderWay : oldMonths) ? newest : null;
}

/**
 * The last date that an old CV covers. Its writer could not know about later events, so the time
 * after it is not a gap. Null if something is ongoing or the CV isn't that old.
 */
export function notStatedAfter(dated: Dated): PartialDate | null {
  return isUnderWay(dated) ? null : oldNewestDate(dated);
}

const isUnderWay = ({ roles, education, asOf }: Dated) =>
  [...roles, ...education].some(
    ({ isCurrent, end }) => isCurrent || (end !== null && end > asOf.slice(0, end.length)),
  );
