import { expect, test } from "vitest";
import { keepAddresses } from "./keep-addresses.ts";
import type { OcrWord } from "./ocr-page.ts";

function word(text: string, left: number, right: number): OcrWord {
  return { text, left, right, baseline: 50, size: 10, confidence: 0.9, startsLine: left === 0 };
}

test("an address in a Spanish scan keeps its @, and its neighbours their accents", () => {
  const english = { page: 1, words: [word("lucia@example.es", 0, 80), word("Malaga", 90, 120)] };
  const spanish = {
    page: 1,
    words: [word("luciaO", 0, 30), word("example.es", 31, 80), word("Málaga", 90, 120)],
  };
  expect(keepAddresses(spanish, english).words.map(({ text }) => text)).toEqual([
    "lucia@example.es",
    "Málaga",
  ]);
});
