/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 14;

export const scoringChange =
  "rules that no CV needed are gone, and honest lines beside text for machines count again";
