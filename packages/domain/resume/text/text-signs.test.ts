import fc from "fast-check";
import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";
import { tokenizeDates } from "../dates/date-tokens.ts";
import { foldText } from "./fold-text.ts";
import { hasDigits, mayHoldDate } from "./text-signs.ts";

const text = fc.string({
  unit: fc.constantFrom(...Array.from("ab xX1٣9:.,–\t\n\u00a0\u2003\u3000éß🚀𝐚'-")),
  maxLength: 24,
});

test("words are counted as they are parted", () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(countWords(any.trim())).toBe(any.trim().split(/\s+/).length);
    }),
  );
});

test("no digit and no placeholder of one is overlooked", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (any, least) => {
      expect(hasDigits(any, least)).toBe(any.replace(/\D/g, "").length >= least);
      expect(mayHoldDate(any)).toBe(/\d|x{2}/i.test(any));
    }),
  );
});

test("a date's line falls into numbers, words, spaces and single signs, and nothing of it is lost", () => {
  fc.assert(
    fc.property(text, (any) => {
      const tokens = tokenizeDates(any).map((token) => token.text);
      expect(tokens).toEqual(foldText(any).match(/\d+|\p{L}+|\s+|[^\p{L}\d\s]/gu) ?? []);
    }),
  );
});
