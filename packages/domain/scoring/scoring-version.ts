/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 5;

export const scoringChange =
  "requirements are recognised in all forms of their words and in words that mean the same, degrees by the whole name of their field, and years in a kind of work by what people are called who do it";
