/** The heading of the score's parts, which the sentence about the score links to. */
export const breakdownId = "score-breakdown";
