import type { ResumeText } from "../evidence/resume-text.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** A longer line is shortened to its matching words. */
const longestName = 80;

type Answer = Pick<DemandMatch, "state" | "credit"> & {
  /** The matching words of the line, verbatim; null if they are too far apart to quote. */
  said?: string | null;
  /** The name to show in that case. */
  apart?: string | null;
};

/** Builds the match of a requirement by a line of the CV. A short line is its own name. */
export function matchByLine(
  line: ResumeText,
  demand: Demand,
  { state, credit, said = null, apart = null }: Answer,
): DemandMatch {
  const { text, place, role, context } = line;
  return {
    demand,
    state,
    by: text.length <= longestName ? text : (said ?? apart),
    credit,
    quote: {
      ...{ text, highlight: said, context, covers: [demand.text] },
      ...{ page: place.page, line: place.line },
    },
    roles: role === null ? [] : [role],
    skill: null,
  };
}
