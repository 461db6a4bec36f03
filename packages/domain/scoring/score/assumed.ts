/** Of a part for which too little was read: its figure is assumed, and counts all the same. */
export const assumedWords = "assumed, not enough data";

export const assumedSentence = (figure: string) =>
  `${figure} is assumed: there is not enough data to rate this part.`;
