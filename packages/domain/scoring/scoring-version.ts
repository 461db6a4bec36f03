/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 12;

export const scoringChange =
  "whole requirements that only the posting names count a little, and years and degrees are compared by one rule each";
