import { expect, test } from "vitest";
import { boundQuote } from "./bound-quote.ts";

const quote = { page: 1, line: 4, covers: ["Python"], context: null };

test("a line as long as a page is quoted around its proof, word for word", () => {
  const text = `${"before ".repeat(150)}Python${" after".repeat(150)}`;
  const bounded = boundQuote({ ...quote, text, highlight: "Python" });
  expect(bounded.text.length).toBe(600);
  expect(text).toContain(bounded.text);
  expect(bounded.text).toContain("Python");
  expect(bounded.highlight).toBe("Python");
});

test("a usual line is quoted whole", () => {
  const whole = { ...quote, text: "Wrote Python", highlight: "Python" };
  expect(boundQuote(whole)).toEqual(whole);
});
