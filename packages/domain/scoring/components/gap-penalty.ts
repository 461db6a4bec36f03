import type { ResumeGap } from "../../resume/shape/parsed-resume.ts";
import { monthAt, referenceMonth } from "../evidence/read-roles.ts";
import type { EvidenceQuote, ScorableResume } from "../score/score.ts";
import { oneDecimal } from "../score/total-score.ts";

export type GapRating = { gapPenalty: number; reason: string; quotes: EvidenceQuote[] };

/** A search between two jobs costs nothing; `gapWarningMonths` warns above the same length. */
const freeMonths = 3;
const pointsPerMonth = 1.5;
/** One long leave of care or study must not decide anything. */
const mostPerGap = 20;
const mostInAll = 40;

/**
 * Gentle on purpose: the first three months of each gap are free, then 1.5 points a month, at most
 * 20 for one gap and 40 in all; half for gaps that ended over five years ago, none after ten, none
 * for months spent in an education that the CV dates.
 */
export function rateGaps(resume: ScorableResume): GapRating {
  const now = referenceMonth(resume);
  let penalty = 0;
  let months = 0;
  let counted = 0;
  for (const gap of resume.gaps) {
    const length = openMonths(gap, resume);
    if (length <= freeMonths) continue;
    const age = (now - (monthAt(gap.end, "end") ?? now)) / 12;
    const weight = age > 10 ? 0 : age > 5 ? 0.5 : 1;
    if (weight === 0) continue;
    penalty += weight * Math.min(mostPerGap, (length - freeMonths) * pointsPerMonth);
    months += length;
    counted++;
  }
  const gapPenalty = oneDecimal(Math.min(mostInAll, penalty));
  if (counted === 0) {
    const reason =
      resume.gaps.length === 0
        ? "No gaps between roles."
        : "Only gaps that are short, long past or spent in education.";
    return { gapPenalty: 0, reason, quotes: [] };
  }
  const reason = `${counted} ${counted === 1 ? "gap" : "gaps"} of ${months} months in all; without ${counted === 1 ? "it" : "them"} this part would be 100.`;
  return { gapPenalty, reason, quotes: [] };
}

function openMonths(gap: ResumeGap, resume: ScorableResume): number {
  const start = monthAt(gap.start, "start");
  const end = monthAt(gap.end, "end");
  if (start === null || end === null) return gap.months;
  let open = 0;
  for (let month = start; month <= Math.min(end, start + 600); month++) {
    if (!resume.education.some((education) => covers(education, month, end))) open++;
  }
  return Math.min(open, gap.months);
}

function covers(
  education: ScorableResume["education"][number],
  month: number,
  gapEnd: number,
): boolean {
  const start = monthAt(education.start, "start");
  const end = education.isCurrent ? gapEnd : monthAt(education.end, "end");
  return start !== null && end !== null && start <= month && month <= end;
}
