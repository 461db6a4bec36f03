/**
 * The maximum length of an accepted phrase, in characters. A longer one is a sentence that no other
 * CV contains.
 */
export const maxPhraseLength = 120;
