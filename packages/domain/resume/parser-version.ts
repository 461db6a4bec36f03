/** Goes up whenever the same file may be read differently; stored with each parse and score. */
export const parserVersion = 3;
