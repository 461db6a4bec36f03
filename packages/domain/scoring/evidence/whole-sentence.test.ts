import fc from "fast-check";
import { expect, test } from "vitest";
import { wholeSentence } from "./whole-sentence.ts";
import type { QuotableLine } from "./whole-sentence.ts";

const line = (text: string, more: Partial<QuotableLine> = {}): QuotableLine => {
  return {
    ...{ text, page: 1, block: 1, column: 0, bullet: false, heading: false, bold: false },
    ...more,
  };
};

const bullets = [
  line("Moved 14 services from REST to TypeScript on Node.js, cutting", { bullet: true }),
  line("the time of an order by half"),
  line("Led a team of three", { bullet: true }),
  line("Owned the PostgreSQL fleet of the whole company, with forty clusters"),
];

test("a sentence that the page's width broke is quoted whole, from whichever line", () => {
  const whole =
    "Moved 14 services from REST to TypeScript on Node.js, cutting the time of an order by half";
  expect(wholeSentence(bullets, 0)).toBe(whole);
  expect(wholeSentence(bullets, 1)).toBe(whole);
});

const ends = [
  { what: "the next bullet", lines: bullets, at: 2 },
  { what: "a full stop", lines: [line("Ran the shop."), line("and the till")], at: 0 },
  { what: "another block", lines: [line("Node.js"), line("and more", { block: 2 })], at: 0 },
  { what: "another page", lines: [line("Node.js"), line("and more", { page: 2 })], at: 0 },
  { what: "a heading", lines: [line("Skills", { heading: true }), line("node")], at: 1 },
  { what: "a cell of a table", lines: [line("Docker\t2019"), line("and more")], at: 0 },
  { what: "short lines of a list", lines: [line("TypeScript"), line("PostgreSQL")], at: 0 },
];

test.each(ends)("a quote ends at $what", ({ lines, at }) => {
  expect(wholeSentence(lines, at)).toBe(lines[at]?.text);
});

test("a quote is made of the CV's own lines, this one among them, and never of many", () => {
  const text = fc.string({ minLength: 1, maxLength: 90 }).filter((words) => words.trim() !== "");
  const cv = fc.array(
    fc
      .record({ text, block: fc.nat(2), bullet: fc.boolean() })
      .map(({ text: own, ...more }) => line(own, more)),
    { minLength: 1, maxLength: 14 },
  );
  fc.assert(
    fc.property(cv, fc.nat(13), (lines, place) => {
      const at = place % lines.length;
      const quoted = wholeSentence(lines, at);
      expect(quoted).toContain(lines[at]?.text.trim());
      const joined = lines.map((each) => each.text.trim()).join(" ");
      expect(joined).toContain(quoted);
      const longest = lines.slice(Math.max(0, at - 4), at + 5).map((each) => each.text.trim());
      expect(quoted.length).toBeLessThanOrEqual(longest.join(" ").length);
    }),
  );
});
