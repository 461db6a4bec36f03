import { expect, test } from "vitest";
import { foldText } from "../text/fold-text.ts";
import { monthNumbers } from "./date-vocabulary.ts";

const languages = "en de fr es pt it nl pl cs ro sv tr ru uk ar da fi no".split(" ");
const forms: Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  { month: "long", day: "numeric" },
  { month: "short", day: "numeric" },
];

/** The month's names in the Unicode locale data of this Node version. */
function namesOf(language: string, month: number): string[] {
  return forms.map((form) => {
    const parts = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" }).formatToParts(
      new Date(Date.UTC(2020, month - 1, 15)),
    );
    return foldText(parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, "");
  });
}

test.each(languages)("every month of the language is known by its usual names: %s", (language) => {
  const missing = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    namesOf(language, month).filter(
      (name) => /\p{L}/u.test(name) && monthNumbers.get(name) !== month,
    ),
  );
  expect(missing).toEqual([]);
});
