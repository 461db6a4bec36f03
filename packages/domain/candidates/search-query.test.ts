import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedTypos, countTypos, foldForIndex, toSearchExpression } from "./search-query.ts";

test("every word is asked for, its beginning is enough, and short words stand as they are", () => {
  expect(toSearchExpression("  Kuber  go ")).toBe('"Kuber"* AND "go"');
  expect(toSearchExpression(" -- ☕ ")).toBe(null);
});

test("a word that is typed twelve times is looked up once", () => {
  expect(toSearchExpression("abc ABC Ábc ".repeat(4))).toBe('"abc"*');
});

test("nothing typed is an operator of the index", () => {
  expect(toSearchExpression('NEAR(a b) OR "x')).toBe('"NEAR(a"* AND "b)" AND "OR" AND """x"');
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      const asked = toSearchExpression(typed) ?? "";
      // Everything outside the quotes is written by our own code.
      expect(asked.replaceAll(/"(?:[^"]|"")*"/gu, "w")).toMatch(/^(?:w\*?(?: AND w\*?)*)?$/u);
    }),
  );
});

test("a slip of the finger is one typo, and another word is not", () => {
  expect(countTypos("kubernetes", "kuberentes")).toBe(1);
  expect(countTypos("kubernetes", "kubernets")).toBe(1);
  expect(countTypos("java", "scala")).toBe(3);
  expect(["java", "docker", "kubernetes"].map(allowedTypos)).toEqual([0, 1, 2]);
  expect(foldForIndex("Élodie")).toBe("elodie");
});

test("typos count the same from either side, and none is none", () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countTypos(a, b)).toBe(countTypos(b, a));
      expect(countTypos(a, a)).toBe(0);
    }),
  );
});
