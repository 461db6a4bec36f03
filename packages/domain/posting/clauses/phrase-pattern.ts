import { postings } from "../../resume/lexicon/postings.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";

/**
 * Converts a phrase of the lexicon to a pattern. It matches anywhere, except for `<` (start of a
 * word), `>` (end of a word), `^` and `$` (start and end of the text). A dot matches any character.
 */
export const sourceOfPhrase = (phrase: string): string =>
  phrase.replaceAll("<", "(?<![\\p{L}\\d])").replaceAll(">", "(?![\\p{L}\\d])");

/** Adds the lexicon's phrases of a kind to a pattern. */
export function withPhrases(pattern: RegExp, kind: "asks" | "wishes" | "denies"): RegExp {
  const phrases = wordsOf(postings, kind).map(sourceOfPhrase);
  return new RegExp([pattern.source, ...phrases].join("|"), "iu");
}
