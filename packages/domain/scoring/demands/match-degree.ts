import { patternOfAny } from "../../posting/clauses/phrase-pattern.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { Place } from "../../resume/shape/parsed-resume.ts";
import type { DegreeLine } from "../evidence/degree-lines.ts";
import { degreeLevel, wantedLevel } from "./degree-levels.ts";
import { compareFields } from "./study-fields.ts";

export type DegreeMatch = {
  state: "shown" | "related";
  credit: number;
  by: string;
  place: Place;
};

/**
 * Credits for one level below in the same field, for the level in a related field, and for the same
 * two if the requirement accepts related fields.
 */
const lowerCredit = 0.5;
const nearCredit = 0.45;
const openCredit = 0.9;
const nearOpenCredit = 0.6;

/**
 * Rates how far the CV's degrees meet a required one. If several levels are named ("Bachelor's or
 * Master's") the lowest is enough, and a higher one always is. "Related field" and "or equivalent"
 * accept similar fields. A degree in another field doesn't count.
 */
export function matchDegree({ degrees }: Mentions, demand: string): DegreeMatch | null {
  const wanted = wantedLevel(demand);
  let best: DegreeMatch | null = null;
  for (const line of degrees) {
    const has = degreeLevel(line.degree);
    if (has === null || has < wanted - 1) continue;
    const found = rateDegree(demand, line, has >= wanted);
    if (found !== null && (best === null || found.credit > best.credit))
      best = { ...found, by: line.degree, place: line.place };
  }
  return best;
}

const openField = patternOfAny("similar");

/** Any degree implies a high school diploma. */
const isSchoolDemand = (demand: string) => /\bhigh school\b|\bged\b/iu.test(demand);

function rateDegree(
  demand: string,
  { about }: DegreeLine,
  isOfLevel: boolean,
): Pick<DegreeMatch, "state" | "credit"> | null {
  const isAnyField = isSchoolDemand(demand) || /any (?:field|discipline)/iu.test(demand);
  const field = isAnyField ? "same" : compareFields(demand, about);
  const isOpen = openField.test(demand);
  const isIn = field === "same" || (isOpen && field === "alike");
  // A lower level in another field would be two steps, which doesn't count.
  if (!isOfLevel) return isIn ? { state: "related", credit: lowerCredit } : null;
  if (field === "same") return { state: "shown", credit: 1 };
  if (field === "other") return null;
  if (!isOpen) return { state: "related", credit: nearCredit };
  return field === "alike"
    ? { state: "shown", credit: openCredit }
    : { state: "related", credit: nearOpenCredit };
}
