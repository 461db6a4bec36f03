/** Incremented when a file may parse or score differently. Stored with each parse and score. */
export const parserVersion = 21;
