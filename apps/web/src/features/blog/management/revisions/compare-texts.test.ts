import fc from "fast-check";
import { expect, test } from "vitest";
import { compareTexts } from "./compare-texts.ts";

const kept = (pieces: ReturnType<typeof compareTexts>, left: "added" | "removed") =>
  pieces.flatMap(({ kind, text }) => (kind === left ? [] : [text])).join("");

test("a writer sees the words that changed, and no others", () => {
  expect(compareTexts("A fair list of names", "A fair list of people")).toEqual([
    { kind: "same", text: "A fair list of " },
    { kind: "removed", text: "names" },
    { kind: "added", text: "people" },
  ]);
});

test("no word of either version is missing from a comparison", () => {
  const words = fc.array(fc.constantFrom("a", "fair", "list", "\n", " ", "ä", "."));
  fc.assert(
    fc.property(words, words, (one, two) => {
      const [before, after] = [one.join(" "), two.join(" ")];
      const pieces = compareTexts(before, after);
      expect(kept(pieces, "added")).toBe(before);
      expect(kept(pieces, "removed")).toBe(after);
    }),
  );
});

test("two long texts with nothing in common are compared in a moment", () => {
  const text = (word: string) =>
    Array.from({ length: 40_000 }, (_, at) => `${word}${at}`).join(" ");
  const started = performance.now();
  const pieces = compareTexts(text("a"), text("b"));
  expect(performance.now() - started).toBeLessThan(5000);
  expect(kept(pieces, "added")).toBe(text("a"));
});
