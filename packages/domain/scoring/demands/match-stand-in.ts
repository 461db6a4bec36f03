import { passagesWithAll } from "../evidence/passages.ts";
import type { Passage } from "../evidence/passages.ts";
import { standsTogether } from "../evidence/stands-together.ts";
import type { ScorableResume } from "../score/score.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/** What stands for a demand counts a little less than its own words, what is near it a third. */
const standInCredit = 0.9;
const nearCredit = 0.35;

/** A demand by the words that people write who did it, or by what an expert would call near it. */
export function matchStandIn(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const { standIn } = demand;
  if (standIn === null) return null;
  let best: DemandMatch | null = null;
  for (const { text } of passagesHolding(resume, standIn.shows)) {
    const isShown = text.role !== null;
    const credit = standInCredit * (isShown ? shownCredit : listedCredit);
    if (best !== null && best.credit >= credit) continue;
    best = matchByLine(text, demand, { state: isShown ? "shown" : "listed", credit });
  }
  if (best !== null) return best;
  const [near] = passagesHolding(resume, standIn.near);
  if (near === undefined) return null;
  return matchByLine(near.text, demand, { state: "related", credit: nearCredit });
}

/** The passages in which the words of one of the phrases stand close together. */
function passagesHolding(resume: ScorableResume, phrases: readonly string[][]): Passage[] {
  return phrases.flatMap((phrase) =>
    passagesWithAll(resume, phrase).filter((passage) => standsTogether(passage, phrase)),
  );
}
