import fc from "fast-check";
import { expect, test } from "vitest";
import { longestLine, wrapLongLines } from "./bound-document.ts";
import { documentFrom } from "../testing/testing-document.ts";

const oneLine = (text: string) => {
  const document = documentFrom("x");
  const [line] = document.lines;
  if (line === undefined) throw new Error("No line was made");
  const half = Math.floor(text.length / 2);
  const runs = [text.slice(0, half), text.slice(half)].map((part, at) => ({
    text: part,
    bold: at === 0,
    italic: false,
    fontSize: 0,
  }));
  return document.with({ lines: [{ ...line, text, runs, bullet: true }] });
};

test("a line that is too long goes on in the next ones, and nothing of it is lost", () => {
  const unit = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" });
  const check = fc.property(unit, fc.nat({ max: 400 }), (part, times) => {
    const text = `x${part.repeat(times)}x`;
    const { lines } = wrapLongLines(oneLine(text));
    expect(lines.every((line) => line.text.length <= longestLine)).toBe(true);
    const joined = lines.map((line) => line.text).join("");
    expect(joined.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    for (const line of lines) expect(line.runs.map((run) => run.text).join("")).toBe(line.text);
    expect(lines.filter(({ bullet }) => bullet)).toHaveLength(1);
  });
  fc.assert(check, { numRuns: 60 });
});

test("a document of usual lines is left as it is, and words stay whole where a line is cut", () => {
  const usual = documentFrom("Jane Doe\nNurse");
  expect(wrapLongLines(usual)).toBe(usual);
  const { lines } = wrapLongLines(oneLine("word ".repeat(900)));
  expect(lines).toHaveLength(3);
  for (const { text } of lines) expect(text).toMatch(/^(?:word ?)+$/);
});
