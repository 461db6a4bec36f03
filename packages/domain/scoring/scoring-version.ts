/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 6;

export const scoringChange =
  "a requirement counts as shown only where one line or role says it itself: no longer by words of other lines, by work next to it or by another line of the business, and the words that answer are marked";
