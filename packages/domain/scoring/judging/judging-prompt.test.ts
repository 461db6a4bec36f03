import fc from "fast-check";
import { expect, test } from "vitest";
import { numberLines, splitIntoParts, writeJudgingPrompt } from "./judging-prompt.ts";

const line = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.constant(""),
  fc.constant("x".repeat(8000)),
);

test("every line is sent under its own number, and each part begins within the one before", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), (redacted) => {
      const lines = numberLines(redacted);
      const parts = splitIntoParts(lines);
      const sent = new Map(parts.flatMap((part) => part.lines.map((one) => [one.number, one])));
      expect([...sent.values()]).toEqual(lines);
      for (const { number, text } of lines)
        expect((redacted[number - 1] ?? "").replaceAll(/\s+/gu, " ").trim().startsWith(text)).toBe(
          true,
        );
      parts.slice(1).forEach(({ lines: [first] }, at) => {
        const before = parts[at]?.lines.at(-1)?.number ?? 0;
        expect(first?.number).toBeLessThanOrEqual(before + lines.length);
      });
      for (const part of parts) expect(part.parts).toBe(parts.length);
    }),
  );
});

test("a CV of ordinary length is one request with all requirements and the day", () => {
  const [part] = splitIntoParts(numberLines(["Payroll Clerk", "", "Ran  payroll"]));
  if (part === undefined) throw new Error("There is a part.");
  const asked = { requirements: ["Payroll", "A\nB"], today: "2026-11-22", fence: "=====X=====" };
  const { system, prompt } = writeJudgingPrompt(part, asked);
  expect(prompt).toBe(
    "Requirements\n=====X=====\n1. Payroll\n2. A B\n=====X=====\n\nCV\n=====X=====\n1: Payroll Clerk\n3: Ran payroll\n=====X=====",
  );
  expect(system).toContain("Today is 2026-11-22.");
  expect(system).not.toContain("part 1");
});

test("a long CV says which part it is, and no text is lost between the parts", () => {
  const redacted = Array.from({ length: 900 }, (_, at) => `${at} ${"word ".repeat(12)}`);
  const parts = splitIntoParts(numberLines(redacted));
  expect(parts.length).toBeGreaterThan(1);
  const [first, second] = parts;
  expect(second?.lines[0]?.number).toBeLessThan(first?.lines.at(-1)?.number ?? 0);
  const asked = { requirements: ["Payroll"], today: "2026-11-22", fence: "=" };
  expect(second && writeJudgingPrompt(second, asked).system).toContain(`part 2 of ${parts.length}`);
});
