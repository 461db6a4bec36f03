/** The time limit for one answer of an AI service. A model on a laptop may need ten minutes. */
export const defaultTimeoutSeconds = 120;
export const shortestTimeoutSeconds = 5;
export const longestTimeoutSeconds = 3600;
