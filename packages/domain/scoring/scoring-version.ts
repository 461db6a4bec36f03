/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 4;

export const scoringChange =
  "requirements are recognised in the words of more trades and with more caution, and years in other work no longer count as near this job";
