/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 13;

export const scoringChange =
  "years of a kind of work are counted in the roles whose titles or main duties are that work, and more names of degrees are known";
