import { isRightToLeft } from "./characters.ts";
import type { Segment, Word } from "./word.ts";

/**
 * Words of a line as they are spoken: Arabic and Hebrew stand in the file as they are seen, from
 * left to right, and are turned around; Latin words among them keep their own order. Numbers and
 * signs go with the line: "2014 – 2018" is seen the other way round in an Arabic one.
 */
export function orderWords({ words, text }: Segment): readonly Word[] {
  if (!isRightToLeft(text)) return words;
  const turned = words.filter((word) => isRightToLeft(word.text)).length;
  const latin = words.filter(isLatin).length;
  return turned < latin
    ? reverseStretches(words, (word) => isRightToLeft(word.text)).map(spell)
    : reverseStretches(words.toReversed(), isLatin).map(spell).map(turnSpan);
}

function isLatin(word: Word): boolean {
  return /\p{L}/u.test(word.text) && !isRightToLeft(word.text);
}

/** Turns each stretch of such words around, with the numbers and signs between two of them. */
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

/** Letters are turned around; the digits of a number among them are not. */
function spell(word: Word): Word {
  if (!isRightToLeft(word.text)) return word;
  const turned = Array.from(word.text).toReversed().join("");
  const text = turned.replace(/\d[\d/.:]*\d/g, (number) =>
    Array.from(number).toReversed().join(""),
  );
  return { ...word, text };
}

/** "08/2018–03/2014" is seen of what runs from March 2014 to August 2018. */
function turnSpan(word: Word): Word {
  if (!/^[\d/.]+[–—][\d/.]+$/.test(word.text)) return word;
  const [from = "", sign = "", to = ""] = word.text.split(/([–—])/);
  return { ...word, text: `${to}${sign}${from}` };
}
