import { cleanText } from "../layout/characters.ts";
import type { Word } from "../layout/word.ts";
import type { OcrPage, OcrWord } from "./ocr-page.ts";

/**
 * A sign or short word below this confidence is noise from a speck, picture or line. Long words are
 * kept anyway, because addresses and numbers are in no dictionary.
 */
const noise = 0.3;
const longEnough = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** Characters that bullets at the start of a line are misread as. */
const misreadBullet = /^(?:[+*»«¢©®°§¥•¤«-]{1,2}|[eo](?=$))$/u;

/** Converts the words of a scanned page for the layout, removing noise and detecting bullets. */
export function wordsOfScan({ words }: OcrPage): Word[] {
  const kept = words.filter(
    ({ text, confidence }) =>
      cleanText(text).trim() !== "" && (confidence >= noise || longEnough.test(text)),
  );
  return kept.map((word, order): Word => ({
    text: isBulletAt(kept, order) ? "•" : cleanText(word.text).trim(),
    left: word.left,
    right: word.right,
    baseline: word.baseline,
    size: word.size,
    bold: false,
    italic: false,
    order,
    spaceBefore: true,
    spaceAfter: true,
    icon: false,
    heading: false,
    tracking: 0,
    color: "",
  }));
}

function isBulletAt(words: readonly OcrWord[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (!word?.startsLine || !next || next.startsLine || !misreadBullet.test(word.text)) return false;
  return !/^[eo]$/.test(word.text) || /^\p{Lu}/u.test(next.text);
}

/** The overall confidence, 0 to 1, weighted by word length. */
export function confidenceOf(pages: readonly OcrPage[]): number {
  let [sum, weight] = [0, 0];
  for (const { text, confidence } of pages.flatMap((page) => page.words)) {
    const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    sum += confidence * letters;
    weight += letters;
  }
  return weight === 0 ? 0 : Math.round((sum / weight) * 100) / 100;
}

/** Counts the letters in words confident enough to be text. */
export function countSureLetters(pages: readonly OcrPage[]): number {
  const sure = pages.flatMap((page) => page.words).filter((word) => word.confidence > 0.6);
  return sure.reduce((sum, word) => sum + (word.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
