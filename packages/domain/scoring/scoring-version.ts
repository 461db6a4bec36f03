/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 7;

export const scoringChange =
  "skills are called what the CV says and not by a narrower name, and those of others (departments, bodies, whole occupations), acronyms that the CV spells out as something else, and plain words of a list are no skills; what achievements, projects and courses tell is shown, years are judged by the work itself, and gaps that cost nothing are told";
