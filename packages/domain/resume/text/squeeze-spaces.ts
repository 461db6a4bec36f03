/** Trims the text and replaces each run of white space with one space. */
export const squeezeSpaces = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** The text's words, split at white space. */
export const splitWords = (text: string): string[] => squeezeSpaces(text).split(" ");

/** Removes text in brackets. */
export const withoutBrackets = (text: string): string => text.replaceAll(/\([^()]*\)/gu, " ");

/** Removes punctuation at the end, which only separates the text from what follows. */
export const trimSigns = (text: string): string => text.replace(/(?<![.,;:…\s])[.,;:…\s]+$/u, "");
