import { isRightToLeft } from "./characters.ts";
import type { Segment, Word } from "./word.ts";

/**
 * Words of a line as they are spoken: Arabic and Hebrew stand in the file as they are seen, from
 * left to right, and are turned around; Latin words and numbers among them keep their own order.
 */
export function orderWords({ words, text }: Segment): readonly Word[] {
  if (!isRightToLeft(text)) return words;
  const turned = words.filter((word) => isRightToLeft(word.text)).length;
  if (turned * 2 < words.length)
    return reverseStretches(words, (word) => isRightToLeft(word.text)).map(spell);
  const backwards = words.toReversed();
  return reverseStretches(backwards, (word) => !isRightToLeft(word.text)).map(spell);
}

function reverseStretches(words: readonly Word[], test: (word: Word) => boolean): Word[] {
  const result: Word[] = [];
  let stretch: Word[] = [];
  for (const word of words) {
    if (test(word)) {
      stretch.unshift(word);
    } else {
      result.push(...stretch, word);
      stretch = [];
    }
  }
  return [...result, ...stretch];
}

function spell(word: Word): Word {
  return isRightToLeft(word.text)
    ? { ...word, text: Array.from(word.text).toReversed().join("") }
    : word;
}
