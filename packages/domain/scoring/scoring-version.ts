/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 3;

export const scoringChange =
  "each requirement now has one state (shown, listed, related or not found), is found in the words of people who did it, too, and every part of the score adds up from rows that you can see";
