import { isRightToLeft } from "./characters.ts";
import type { Segment, Word } from "./word.ts";

/**
 * Returns the words of a line in logical order. In the file, Arabic and Hebrew words are in visual
 * order, from left to right, and are reversed. Latin words among them keep their order. Numbers and
 * signs follow the line: "2014 – 2018" is displayed the other way round in an Arabic line.
 */
export function orderWords({ words, text }: Segment): readonly Word[] {
  if (!isRightToLeft(text)) return words;
  const turned = words.filter((word) => isRightToLeft(word.text)).length;
  const latin = words.filter(isLatin).length;
  return turned < latin
    ? reverseStretches(words, (word) => isRightToLeft(word.text)).map(reverseLetters)
    : reverseStretches(words.toReversed(), isLatin).map(reverseLetters).map(swapRangeEnds);
}

function isLatin(word: Word): boolean {
  return /\p{L}/u.test(word.text) && !isRightToLeft(word.text);
}

/** Reverses each sequence of such words, including the numbers and signs between two of them. */
function reverseStretches(words: readonly Word[], test: (word: Word) => boolean): Word[] {
  const result: Word[] = [];
  let stretch: Word[] = [];
  let between: Word[] = [];
  for (const word of words) {
    if (test(word)) {
      stretch.unshift(word, ...between);
      between = [];
    } else if (stretch.length > 0 && !/\p{L}/u.test(word.text)) {
      between.unshift(word);
    } else {
      result.push(...stretch, ...between.toReversed(), word);
      [stretch, between] = [[], []];
    }
  }
  return [...result, ...stretch, ...between.toReversed()];
}

/** Reverses the letters of a word, but not the digits of a number in it. */
function reverseLetters(word: Word): Word {
  if (!isRightToLeft(word.text)) return word;
  const turned = Array.from(word.text).toReversed().join("");
  const text = turned.replace(/\d[\d/.:]*\d/g, (number) =>
    Array.from(number).toReversed().join(""),
  );
  return { ...word, text };
}

/** "08/2018–03/2014" is how a range from March 2014 to August 2018 is displayed. */
function swapRangeEnds(word: Word): Word {
  if (!/^[\d/.]+[–—][\d/.]+$/.test(word.text)) return word;
  const [from = "", sign = "", to = ""] = word.text.split(/([–—])/);
  return { ...word, text: `${to}${sign}${from}` };
}
