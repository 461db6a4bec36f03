import type { OcrPage, OcrWord } from "./ocr-page.ts";

/**
 * Merges the addresses of the English result into the result of another language's model, because
 * the Spanish model doesn't recognise "@".
 */
export function keepAddresses(page: OcrPage, english: OcrPage): OcrPage {
  let { words } = page;
  for (const address of english.words.filter(({ text }) => /\w@\w[^@]*\.\w/.test(text))) {
    const same = words.filter((word) => isOver(word, address));
    const [first] = same;
    if (!first) continue;
    const kept = { ...address, startsLine: first.startsLine };
    words = words.flatMap((word) => (word === first ? [kept] : same.includes(word) ? [] : [word]));
  }
  return { ...page, words };
}

/** True if more than half of the word overlaps the address. */
function isOver(word: OcrWord, address: OcrWord): boolean {
  const shared = Math.min(word.right, address.right) - Math.max(word.left, address.left);
  const isLevel = Math.abs(word.baseline - address.baseline) < address.size / 2;
  return isLevel && shared > (word.right - word.left) / 2;
}
