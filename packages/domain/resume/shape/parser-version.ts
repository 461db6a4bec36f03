/** Goes up whenever the same file may be read or scored differently; stored with each parse and score. */
export const parserVersion = 16;
