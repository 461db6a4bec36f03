/** Trimmed, and with one space for each run of white space. */
export const squeezeSpaces = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();

/** Its words, as white space parts them. */
export const splitWords = (text: string): string[] => squeezeSpaces(text).split(" ");

/** Without what stands in brackets. */
export const withoutBrackets = (text: string): string => text.replaceAll(/\([^()]*\)/gu, " ");

/** Without signs at its end, which only part it from what follows. */
export const trimSigns = (text: string): string => text.replace(/(?<![.,;:…\s])[.,;:…\s]+$/u, "");
