import type { DemandMatch } from "../demands/match-demand.ts";
import type { EvidenceQuote } from "../score/score.ts";
import { oneDecimal } from "../score/total-score.ts";
import { neutralScore } from "./match-skills.ts";

export type EducationRating = { score: number; reason: string; quotes: EvidenceQuote[] };

/**
 * Whether the degree that the job's lists ask for stands in the CV, and its field: of several the
 * best answered counts, since a posting that names two takes either.
 */
export function rateEducation(matches: readonly DemandMatch[]): EducationRating {
  const degrees = matches.filter(({ demand }) => demand.isDegree);
  const best = degrees.reduce<DemandMatch | null>(
    (a, b) => (a === null || b.credit > a.credit ? b : a),
    null,
  );
  if (best === null) {
    const reason =
      "The job's lists ask for no degree, so that this part is a neutral 50 for everyone.";
    return { score: neutralScore, reason, quotes: [] };
  }
  return {
    score: oneDecimal(100 * best.credit),
    reason: reasonOf(best),
    quotes: best.quote === null ? [] : [best.quote],
  };
}

function reasonOf({ demand, by, credit }: DemandMatch): string {
  const ask = `the job asks for “${demand.text}”`;
  if (by === null) return `No such degree was found in what was read; ${ask}.`;
  return credit >= 0.9
    ? `The CV has “${by}”; ${ask}.`
    : `The CV has “${by}”, which answers level or field in part; ${ask}.`;
}
