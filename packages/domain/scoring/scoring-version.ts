/**
 * Increment after any change that gives the same CV and job another score, and describe the change
 * in a sentence for users whose candidates change order.
 */
export const scoringVersion = 18;

export const scoringChange =
  "a requirement is also shown if one sentence contains all of its words";
