import { foldText } from "../resume/text/fold-text.ts";

/** Words consist of letters, marks and digits. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

export const foldWord = (word: string): string => foldText(word.normalize("NFC"));

/** Yields the folded words of a text. */
export function* wordsOf(text: string): Generator<string> {
  for (const [word] of text.matchAll(wordPattern)) yield foldWord(word);
}
