import { expect, test } from "vitest";
import { sentenceWith } from "./sentence-with.ts";

const description = `## What you need

- Five years of **TypeScript** on Node.js
- C++ is welcome. You know Java, too.
`;

test.each([
  ["TypeScript", "Five years of TypeScript on Node.js"],
  ["node.js", "Five years of TypeScript on Node.js"],
  ["C++", "C++ is welcome."],
  ["Java", "You know Java, too."],
  // Parts of other words don't match.
  ["Type", null],
  ["Kubernetes", null],
])("%s is shown in its sentence", (skill, sentence) => {
  expect(sentenceWith(description, skill)).toBe(sentence);
});

test("a long sentence is cut", () => {
  expect(sentenceWith(`Java ${"and more ".repeat(60)}`, "Java")).toMatch(/^Java and .{50,160}…$/);
});
