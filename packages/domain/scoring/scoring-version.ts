/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 4;

export const scoringChange =
  "requirements are recognised in the words of more trades and with more caution, titles are compared by 600 occupations that they name, so that other work of the same field is near and no longer the same, and years in other work no longer count as near this job";
