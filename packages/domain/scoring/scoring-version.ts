/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 11;

export const scoringChange =
  "tables of requirements, denials in Italian, Polish and Portuguese and alternatives such as “QuickBooks or NetSuite” are understood in postings";
