/** The row of the words of a job that no requirement and no skill contains. */
export const otherWording = "The job's other wording";
