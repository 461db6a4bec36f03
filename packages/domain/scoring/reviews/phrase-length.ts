/** Letters of an accepted phrase: more words than that are a sentence that counts nowhere else. */
export const maxPhraseLength = 120;
