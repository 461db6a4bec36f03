import fc from "fast-check";
import { expect, test } from "vitest";
import { markWords } from "./mark-words.ts";

const marked = (text: string, words: (string | null)[]) =>
  markWords(text, words)
    .filter(({ isMarked }) => isMarked)
    .map((part) => part.text);

test("every word that a quote proves is marked, in the CV's spelling", () => {
  expect(marked("Moved services to typescript on Node.js", ["TypeScript", "Node.js"])).toEqual([
    "typescript",
    "Node.js",
  ]);
  expect(marked("C++ and C# in JavaScript", ["C++", "C#", "Java"])).toEqual(["C++", "C#"]);
  expect(marked("Nothing of it", [null, ""])).toEqual([]);
  expect(marked("SQL Server", ["SQL", "SQL Server"])).toEqual(["SQL Server"]);
});

test("the pieces are the quote, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (text, words) => {
      const pieces = markWords(text, words).map((part) => part.text);
      expect(pieces.join("")).toBe(text);
      expect(pieces).not.toContain("");
    }),
  );
});
