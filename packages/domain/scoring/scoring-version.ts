/**
 * Rises with whatever gives the same CV and job another score, with a sentence for the people whose
 * candidates stand in another order by it.
 */
export const scoringVersion = 6;

export const scoringChange =
  "a requirement counts as shown only where one line or role says it itself, and the words that answer are marked; licences and certificates are shown wherever they stand, degrees are judged by level and field, and years also where the work is one duty of a role";
