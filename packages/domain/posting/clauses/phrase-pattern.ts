import { postings } from "../../resume/lexicon/postings.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";

/**
 * A phrase of the lexicon as a pattern: met anywhere, but for `<` (a word begins), `>` (a word ends),
 * `^` and `$` (the text begins or ends). A dot stands for any sign.
 */
export const sourceOfPhrase = (phrase: string): string =>
  phrase.replaceAll("<", "(?<![\\p{L}\\d])").replaceAll(">", "(?![\\p{L}\\d])");

/** The pattern together with the lexicon's phrases of a kind. */
export function withPhrases(pattern: RegExp, kind: "asks" | "wishes" | "denies"): RegExp {
  const phrases = wordsOf(postings, kind).map(sourceOfPhrase);
  return new RegExp([pattern.source, ...phrases].join("|"), "iu");
}
