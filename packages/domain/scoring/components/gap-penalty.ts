import { dateWords } from "../../resume/dates/date-words.ts";
import type { ResumeGap } from "../../resume/shape/parsed-resume.ts";
import { monthAt, referenceMonth } from "../evidence/read-roles.ts";
import type { PartProof, ScorableResume } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";
import { oneDecimal } from "../score/total-score.ts";

export type GapRating = PartProof & { gapPenalty: number };

/** The time to search for a job is free. `gapWarningMonths` uses the same length. */
const freeMonths = 3;
const pointsPerMonth = 1.5;
/** A single long leave for care or study must not decide the result. */
const maxPerGap = 20;
const maxInAll = 40;

/**
 * Rates gaps mildly on purpose. The first three months of each gap are free, then 1.5 points per
 * month, at most 20 per gap and 40 in total. Gaps that ended over five years ago count half, over
 * ten years ago nothing. Months in a dated education are free.
 */
export function rateGaps(resume: ScorableResume): GapRating {
  const counted = resume.gaps
    .map((gap) => ratedGap(gap, resume))
    .filter(({ penalty }) => penalty > 0);
  const all = counted.reduce((sum, { penalty }) => sum + penalty, 0);
  const gapPenalty = oneDecimal(Math.min(maxInAll, all));
  // The candidate list also counts gaps without a penalty.
  const isHarmless = counted.length === 0 && resume.gaps.length > 0;
  const { rows } = rateRows([
    figureRow(isHarmless ? "No gap that counts" : "No gaps", {
      credit: 1,
      weight: 100 - gapPenalty,
    }),
    ...counted.map(({ gap, length, penalty }) =>
      figureRow(`${dateWords(gap.start)} – ${dateWords(gap.end)} without a role`, {
        by: `${length} months, the first ${freeMonths} free`,
        credit: 0,
        weight: (penalty * gapPenalty) / all,
      }),
    ),
  ]);
  const months = counted.reduce((sum, { length }) => sum + length, 0);
  return { gapPenalty, ...explain(resume, { count: counted.length, months }), rows, quotes: [] };
}

function ratedGap(gap: ResumeGap, resume: ScorableResume) {
  const now = referenceMonth(resume);
  const length = openMonths(gap, resume);
  const age = (now - (monthAt(gap.end, "end") ?? now)) / 12;
  const weight = age > 10 ? 0 : age > 5 ? 0.5 : 1;
  const penalty = weight * Math.min(maxPerGap, Math.max(0, length - freeMonths) * pointsPerMonth);
  return { gap, length, penalty };
}

function explain(
  resume: ScorableResume,
  { count, months }: { count: number; months: number },
): Pick<GapRating, "state" | "reason"> {
  const all = resume.gaps.length;
  if (count > 0) {
    const verb = count === 1 ? "counts" : "count";
    const which =
      count < all
        ? `${count} of ${all} gaps ${verb}, ${months} months in all`
        : tellGaps(count, months);
    const these = count === 1 ? "it" : "them";
    const reason = `${which}. Without ${these} this part would be 100.`;
    return { state: "rated", reason };
  }
  if (resume.roles.every(({ start }) => start === null)) {
    const reason = "No dated role was found in the CV. Gaps are unknown and count as 100.";
    return { state: "not-enough-data", reason };
  }
  const listed = resume.gaps.reduce((sum, gap) => sum + gap.months, 0);
  const reason =
    all === 0
      ? "No gaps between roles."
      : `${tellGaps(all, listed)}, short, long past or spent in education. No points were deducted.`;
  const last = resume.notStatedAfter ?? null;
  const after = last === null ? "" : ` Time after ${dateWords(last)} is not stated.`;
  return { state: "rated", reason: reason + after };
}

const tellGaps = (count: number, months: number) =>
  `${count} ${count === 1 ? "gap" : "gaps"} of ${months} months in all`;

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
