import { postings } from "../../lexicon/postings.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";

/**
 * Converts a phrase of the lexicon to a pattern. It matches anywhere, except for `<` (start of a
 * word), `>` (end of a word), `^` and `$` (start and end of the text). A dot matches any character.
 * Groups don't capture.
 */
export const sourceOfPhrase = (phrase: string): string =>
  phrase
    .replaceAll(/(?<!\\)\(/gu, "(?:")
    .replaceAll("<", "(?<![\\p{L}\\d])")
    .replaceAll(">", "(?![\\p{L}\\d])");

/**
 * The source of a pattern for any of the phrases, the longest first. Phrases that start with a word
 * share one check for it, which is faster.
 */
function sourceOfAny(phrases: readonly string[]): string {
  const sorted = phrases.toSorted((one, other) => other.length - one.length);
  const inner = sorted.filter((phrase) => !phrase.startsWith("<")).map(sourceOfPhrase);
  const first = sorted.filter((phrase) => phrase.startsWith("<")).map((phrase) => phrase.slice(1));
  const words =
    first.length === 0 ? [] : [`${sourceOfPhrase("<")}(?:${first.map(sourceOfPhrase).join("|")})`];
  return `(?:${[...inner, ...words].join("|")})`;
}

/** The source of a pattern for any of the lexicon's phrases of the kinds. */
export const any = (...kinds: readonly string[]): string =>
  sourceOfAny(wordsOf(postings, ...kinds));

/** A pattern for any of the lexicon's phrases of the kinds, within a text. */
export const patternOfAny = (...kinds: readonly string[]): RegExp =>
  new RegExp(any(...kinds), "iu");

/** The same as whole words. */
export const anyWord = (...kinds: readonly string[]): string =>
  `(?<!\\p{L})${any(...kinds)}(?!\\p{L})`;
