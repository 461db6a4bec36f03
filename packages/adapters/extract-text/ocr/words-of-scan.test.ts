import { expect, test } from "vitest";
import type { OcrWord } from "./ocr-page.ts";
import { confidenceOf, countSureLetters, wordsOfScan } from "./words-of-scan.ts";

function word(text: string, confidence = 0.95, startsLine = false): OcrWord {
  return { text, left: 0, right: 10, baseline: 0, size: 10, confidence, startsLine };
}

const pageOf = (...words: OcrWord[]) => ({ page: 1, words });

test("specks and misread bullets of a scan don't become words", () => {
  const words = wordsOfScan(
    pageOf(
      word("+", 0.6, true),
      word("Led"),
      word("~|", 0.1),
      word("e", 0.6, true),
      word("Taught"),
    ),
  );
  expect(words.map((item) => item.text)).toEqual(["•", "Led", "•", "Taught"]);
});

test("a sign within a line, or an e before a small letter, is kept", () => {
  const words = wordsOfScan(
    pageOf(word("C", 0.9, true), word("+"), word("e", 0.9, true), word("mail")),
  );
  expect(words.map((item) => item.text)).toEqual(["C", "+", "e", "mail"]);
});

test("how sure a scan is goes by its letters, not by its specks", () => {
  const pages = [pageOf(word("Lovelace", 0.9), word("|", 0.1))];
  expect(confidenceOf(pages)).toBe(0.9);
  expect(countSureLetters(pages)).toBe(8);
  expect(confidenceOf([])).toBe(0);
});
