import fc from "fast-check";
import { expect, test } from "vitest";
import { checkReason } from "./check-reason.ts";

const cv = ["Led the payments team at a bank. Won the city's prize", "JavaScript, 3.5 years"];
const refused = "The model gave no reason that the CV supports.";

test("a reason with an invented quote loses that sentence", () => {
  expect(
    checkReason("Led “the payments  team”. Also “won a Nobel prize”. Knows TypeScript.", cv),
  ).toBe("Led “the payments  team”. Knows TypeScript.".replace("  ", " "));
  expect(checkReason("Has “invented everything”.", cv)).toBe(refused);
});

const marks = [
  '""',
  "“”",
  "„“",
  "„”",
  "””",
  "«»",
  "»«",
  "»»",
  "‹›",
  "›‹",
  "‘’",
  "‚‘",
  "''",
  "``",
  "「」",
  "『』",
  "《》",
  "〈〉",
  "〝〟",
  "＂＂",
].map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]);

test.each(marks)("quotes in %s%s are looked up in the CV", (open, close) => {
  const honest = `Shows ${open}payments team${close} work.`;
  expect(checkReason(honest, cv)).toBe(honest);
  expect(checkReason(`Shows ${open}a Nobel prize${close} work.`, cv)).toBe(refused);
});

test.each(marks)("a full stop inside %s%s cuts no quote in two", (open, close) => {
  const honest = `Says ${open}at a bank. Won the${close} there.`;
  expect(checkReason(honest, cv)).toBe(honest);
  expect(checkReason(`Says ${open}At a bank! Won Nobel.${close} there.`, cv)).toBe(refused);
});

test("a quote whose last mark is left out is looked up all the same", () => {
  expect(checkReason("Says “won a Nobel prize. Led a team.", cv)).toBe("Led a team.");
  expect(checkReason("Led a team. Says “won a Nobel prize", cv)).toBe("Led a team.");
});

test("a quote inside a quote is looked up with it", () => {
  expect(checkReason("Says «led “a Nobel team” there».", cv)).toBe(refused);
});

test("apostrophes are no quotation marks", () => {
  const reason = "The bank's prize wasn't the managers' idea, it's the candidate’s own.";
  expect(checkReason(reason, cv)).toBe(reason);
});

test("half a word is not a quote", () => {
  expect(checkReason("Knows “Java”.", cv)).toBe(refused);
  expect(checkReason("「銀行」での経験。", ["三菱銀行勤務"])).toBe("「銀行」での経験。");
});

test("a number keeps its decimals, and a long reason ends with a whole sentence", () => {
  expect(checkReason("Has 3.5 years of it.", cv)).toBe("Has 3.5 years of it.");
  const long = `${"x".repeat(400)}. ${"Y".repeat(400)}. Short.`;
  expect(checkReason(long, cv)).toBe(`${"x".repeat(400)}. Short.`);
  expect(checkReason("z".repeat(5000), cv)).toHaveLength(700);
});

test("an invented quote is rejected regardless of the text around it", () => {
  const around = fc
    .string({ maxLength: 40 })
    .filter((text) => !/["„“”«»‹›「」『』《》〈〉〝〞〟＂‟｢｣'’‘‚`´<>]/.test(text));
  fc.assert(
    fc.property(around, around, fc.constantFrom(...marks), (before, after, [open, close]) => {
      expect(checkReason(`${before} ${open}won a Nobel prize${close} ${after}`, cv)).not.toContain(
        "Nobel",
      );
    }),
  );
});
