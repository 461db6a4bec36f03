/** The time limit for one answer of an AI service. A model on a laptop may need ten minutes. */
export const defaultTimeoutSeconds = 120;
export const minTimeoutSeconds = 5;
export const maxTimeoutSeconds = 3600;
