/**
 * Increment after any change that gives the same CV and job another score, and describe the change
 * in a sentence for users whose candidates change order.
 */
export const scoringVersion = 15;

export const scoringChange =
  "rules that no CV needed are gone, and honest lines beside text for machines count again";
