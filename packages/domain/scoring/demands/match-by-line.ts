import type { ResumeText } from "../evidence/resume-text.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** A line longer than this is quoted, and named by the demand. */
const longestName = 80;

/** A demand that a line of the CV answers, named by the line where it is short. */
export function matchByLine(
  line: ResumeText,
  demand: Demand,
  { state, credit }: Pick<DemandMatch, "state" | "credit">,
): DemandMatch {
  const { text, place, role, context } = line;
  return {
    demand,
    state,
    by: text.length <= longestName ? text : demand.text,
    credit,
    quote: {
      ...{ text, highlight: null, context, covers: [demand.text] },
      ...{ page: place.page, line: place.line },
    },
    roles: role === null ? [] : [role],
    skill: null,
  };
}
