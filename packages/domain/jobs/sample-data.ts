/** The number of CVs in the sample data. A browser test compares it with the loaded job. */
export const sampleCvCount = 13;
