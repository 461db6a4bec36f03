/** The row of the words of a job that no requirement and no skill contains. */
export const otherWording = "The job's other wording";

/** What that row says of a CV in another language than the posting. */
export const notCompared =
  "not compared, because the CV is in another language than the posting. Half the points count";
