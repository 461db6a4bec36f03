/**
 * Increment after any change that gives the same CV and job another score, and describe the change
 * in a sentence for users whose candidates change order.
 */
export const scoringVersion = 17;

export const scoringChange = "languages that a job requires count";
