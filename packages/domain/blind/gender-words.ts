import { gender } from "../resume/lexicon/gender.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";
import { hiddenMark } from "./code-name.ts";
import { foldWord, wordPattern } from "./words-of.ts";

/** Shorter words with a title's ending are mostly names. */
const minWithEnding = 8;

/** The neutral form for each folded word or, if it begins with `-`, for each ending. */
const neutralOf = new Map(
  kindsOf(gender)
    .toReversed()
    .flatMap(([neutral, words]) => words.map((word) => [foldWord(word), neutral] as const)),
);
const endings = [...neutralOf.keys()].filter((word) => word.startsWith("-"));
const endingLengths = [...new Set(endings.map(({ length }) => length - 1))].toSorted(
  (one, other) => other - one,
);

/**
 * Replaces gendered titles by neutral ones: "salesman" and "saleswoman" become "salesperson". In
 * languages without a neutral word, the most common form is used.
 */
export const neutralizeGender = (text: string): string => text.replace(wordPattern, neutralize);

function neutralize(word: string): string {
  const folded = foldWord(word);
  const whole = neutralOf.get(folded);
  // A row can map a word to itself to keep it.
  if (whole !== undefined) return foldWord(whole) === folded ? word : matchCase(word, whole);
  if (folded.length < minWithEnding) return word;
  for (const length of endingLengths) {
    const neutral = neutralOf.get(`-${folded.slice(-length)}`);
    if (neutral === undefined || length > folded.length) continue;
    return word.slice(0, word.length - length) + matchCase(word.slice(-length), neutral.slice(1));
  }
  return word;
}

function matchCase(found: string, neutral: string): string {
  if (neutral === hiddenMark) return neutral;
  if (found === found.toUpperCase()) return neutral.toUpperCase();
  const first = neutral.charAt(0);
  const isLarge = found.charAt(0) !== found.charAt(0).toLowerCase();
  return (isLarge ? first.toUpperCase() : first.toLowerCase()) + neutral.slice(1);
}
