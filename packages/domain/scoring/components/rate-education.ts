import type { Answer } from "../reviews/answer-requirement.ts";
import type { PartProof } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";
import { evidenceOf, neutralScore } from "./match-skills.ts";

export type EducationRating = PartProof & { score: number };

/**
 * Rates whether the CV has the degree that the job asks for, and its field. If the posting names
 * several, the best match counts, because any of them is accepted.
 */
export function rateEducation(matches: readonly Answer[]): EducationRating {
  const degrees = matches.filter(({ demand }) => demand.isDegree);
  const best = degrees.reduce<Answer | null>(
    (a, b) => (a === null || b.credit > a.credit ? b : a),
    null,
  );
  if (best === null) {
    const reason = "The job asks for no degree. This part is a neutral 50 for everyone.";
    const neutral = figureRow("No degree asked for", { credit: neutralScore / 100, weight: 100 });
    return { ...rateRows([neutral]), state: "rated", reason, quotes: [] };
  }
  const { demand, state, by, credit, quote } = best;
  const row = {
    requirement: demand.text,
    kind: demand.kind,
    state,
    by,
    credit,
    weight: 100,
    quote,
    ...evidenceOf(best),
  };
  return {
    ...rateRows([row]),
    state: "rated",
    reason: reasonOf(best),
    quotes: quote === null ? [] : [quote],
  };
}

function reasonOf({ demand, state, by }: Answer): string {
  const ask = `The job asks for “${demand.text}”`;
  if (by === null) return `The CV names no such degree. ${ask}.`;
  return state === "shown"
    ? `The CV has “${by}”. ${ask}.`
    : `The CV has “${by}”, which meets the level or field in part. ${ask}.`;
}
