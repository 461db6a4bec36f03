/** For a part with too little data: its score is assumed, but still counts. */
export const assumedWords = "assumed, not enough data";

export const assumedSentence = (figure: string) =>
  `${figure} is assumed: there is not enough data to rate this part.`;
