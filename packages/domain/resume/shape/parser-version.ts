/**
 * Incremented when a file may be parsed or scored differently. Stored with each parse and score.
 */
export const parserVersion = 17;
