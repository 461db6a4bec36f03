import type { ResumeText } from "../evidence/resume-text.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** A line longer than this is named by those of its words that answer. */
const longestName = 80;

type Answer = Pick<DemandMatch, "state" | "credit"> & {
  /** The words of the line that answer, verbatim; null where they stand too far apart to be one. */
  said?: string | null;
  /** What names them then. */
  apart?: string | null;
};

/** A demand that a line of the CV answers, named by the line where it is short. */
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
