import { wordsOf } from "../../lexicon/lexicon.ts";
import type { Lexicon } from "../../lexicon/lexicon.ts";
import { foldText } from "../text/fold-text.ts";

/** The words in lower case without accents, deduplicated. */
export function foldedWords(lexicon: Lexicon, ...kinds: readonly string[]): string[] {
  return [...new Set(wordsOf(lexicon, ...kinds).map(foldText))];
}

/** Whether the word is Chinese or Japanese, which have no spaces between words. */
export const isEastern = (word: string): boolean =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word);

/** The source of a pattern that matches any of the words. */
export const sourceOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** A pattern that matches any of the folded words as whole words. */
export function wordPattern(words: readonly string[]): RegExp {
  const eastern = words.filter(isEastern);
  const others = words.filter((word) => !isEastern(word));
  const whole = `(?<![\\p{L}\\p{N}])(?:${sourceOf(others)})(?![\\p{L}\\p{N}])`;
  return new RegExp(eastern.length > 0 ? `${whole}|${sourceOf(eastern)}` : whole, "u");
}
