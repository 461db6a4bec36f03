import { expect, test } from "vitest";
import { plainText, sentencesOf } from "./split-sentences.ts";

test.each([
  ["Inscrit(e) à l’Ordre", "Inscrit à l'Ordre"],
  ["Doté(e)s d'un bon relationnel", "Dotés d'un bon relationnel"],
  ["Nos salarié·es", "Nos salarié"],
  ["Fachinformatiker:in", "Fachinformatiker"],
  ["Own tool(s)", "Own tool"],
  ["Grade(s) 3-5 (e.g. maths)", "Grade 3-5 (e.g. maths)"],
  ["Ratio 3:1 in class", "Ratio 3:1 in class"],
])("a word in both genders is one word: %s", (written, plain) => {
  expect(plainText(written)).toBe(plain);
});

test("a question and its short answer are one sentence, so that the answer tells of it", () => {
  expect(sentencesOf("Experience with yeast? Even better! You bake at night.")).toEqual([
    "Experience with yeast? Even better!",
    "You bake at night.",
  ]);
  expect(sentencesOf("Wer sind wir? Ein Team von acht.")).toEqual([
    "Wer sind wir?",
    "Ein Team von acht.",
  ]);
});
