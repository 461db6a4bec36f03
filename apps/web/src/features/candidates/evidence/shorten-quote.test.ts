import fc from "fast-check";
import { expect, test } from "vitest";
import { markWords } from "../mark-words.ts";
import { again, shortenQuote } from "./shorten-quote.ts";

const quote = (text: string, word: string | null) =>
  shortenQuote(markWords(text, [word]))
    .map((part) => part.text)
    .join("");

const skills = Array.from({ length: 80 }, (_, at) => `skill ${at}`);

test("a sentence is quoted whole, and of a long list what stands around the word", () => {
  const sentence = `Led ${"the audit of many accounts, ".repeat(10)}with Excel.`;
  expect(quote(sentence, "Excel")).toBe(sentence);

  const list = [...skills.slice(0, 40), "Excel", ...skills.slice(40)].join(", ");
  expect(quote(list, "Excel")).toMatch(/^… .*skill 39, Excel, skill 40, .* …$/u);
  expect(quote(list, "Excel").length).toBeLessThan(200);
  expect(quote(`Excel, ${list}`, "Excel")).toMatch(/^Excel, skill 0, .*…$/u);
  expect(quote(list, null)).toMatch(/^… .*skill 79$/u);
});

test("a sentence that stands whole above is told by the words around what it proves", () => {
  const sentence = `Led the month-end close and the audit, ${"with reports to the board, ".repeat(6)}too.`;
  const told = shortenQuote(markWords(sentence, ["audit"]), again);
  expect(told.map(({ text }) => text).join("")).toBe(
    "Led the month-end close and the audit, with reports to the board, with …",
  );
  const short = markWords("Led the yearly audit.", ["audit"]);
  expect(shortenQuote(short, again)).toEqual(short);
});

test("every marked word stays as it stands in the CV", () => {
  const text = fc.array(fc.constantFrom("SQL", "Excel", "reporting", "und", "\n"), {
    maxLength: 300,
  });
  fc.assert(
    fc.property(text, (words) => {
      const parts = markWords(words.join(" "), ["SQL", "Excel"]);
      const marked = (list: typeof parts) => list.filter(({ isMarked }) => isMarked);
      expect(marked(shortenQuote(parts))).toEqual(marked(parts));
    }),
  );
});
