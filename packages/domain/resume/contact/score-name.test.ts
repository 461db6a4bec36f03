import { expect, test } from "vitest";
import { documentFrom } from "../testing/testing-document.ts";
import { acceptedPoints, scoreName } from "./score-name.ts";
import type { NamePlace } from "./score-name.ts";

/** The fourth line of a CV without contacts, set like all others: 1.54 points for its place. */
function at(changes: Partial<NamePlace> & { bold?: boolean; fontSize?: number } = {}): NamePlace {
  const { bold = false, fontSize = 10, ...place } = changes;
  const [line] = documentFrom("A line").lines;
  if (line === undefined) throw new Error("The document has a line.");
  return {
    line: { ...line, bold, fontSize },
    order: 3,
    body: 10,
    largest: 10,
    hints: { handles: "", hasContact: false },
    ...place,
  };
}

const contacts = { handles: "wanda zyxwell", hasContact: true };

test.each([
  ["its place alone", "Qwib Zyxwell Vorn Abcd Efgh", at(), 1.54 - 0.6],
  ["near the top", "Qwib Zyxwell Vorn Abcd", at({ order: 0 }), 2.2],
  ["far below", "Qwib Zyxwell Vorn Abcd", at({ order: 40 }), 2.2 - 12 * 0.22],
  [
    "the largest print",
    "Qwib Zyxwell Vorn Abcd",
    at({ fontSize: 20, largest: 20 }),
    1.54 + 1.8 - 0.6,
  ],
  ["larger print", "Qwib Zyxwell Vorn Abcd", at({ fontSize: 14, largest: 20 }), 1.54 + 1],
  ["bold print", "Qwib Zyxwell Vorn Abcd", at({ bold: true }), 1.54 + 0.2],
  ["two words", "Qwib Zyxwell", at(), 1.54 + 0.8],
  ["one word", "Qwib", at(), 1.54 - 1.1],
  ["two words that open a CV with contacts", "Qwib Vorn", at({ order: 0, hints: contacts }), 3.4],
  ["a given name", "Maria Qwib", at(), 1.54 + 0.8 + 1.6],
  ["a word of the address", "Qwib Zyxwell", at({ hints: contacts }), 1.54 + 0.8 + 1.7],
  ["two words of the address", "Wanda Zyxwell", at({ hints: contacts }), 1.54 + 0.8 + 1.6 + 3.4],
] as const)("%s", (_, name, place, points) => {
  expect(scoreName(name, place)).toBeCloseTo(points, 8);
});

/** Large, bold and on top, yet no name. */
const loud = at({ order: 0, bold: true, fontSize: 24, largest: 24, hints: contacts });

test.each([
  ["a heading", "Work Experience"],
  ["an occupation", "Registered Nurse"],
  ["a place", "New York"],
  ["a company", "Northwind Solutions Ltd"],
] as const)("%s is no name, however loud it is", (_, text) => {
  expect(scoreName(text, loud)).toBeLessThan(acceptedPoints);
});

test.each(["Baker Zyxwell", "Wanda Paris", "Wanda Mason"])(
  "%s, whose words stand in the address, is a name all the same",
  (name) => {
    const hints = { handles: name.toLowerCase(), hasContact: true };
    expect(scoreName(name, { ...loud, hints })).toBeGreaterThan(acceptedPoints);
  },
);

test("an anonymized CV's single loud word is no name", () => {
  const anonymous = { ...loud, hints: { handles: "", hasContact: false } };
  expect(scoreName("Qwib", anonymous)).toBeLessThan(acceptedPoints);
  expect(scoreName("Qwib Zyxwell", anonymous)).toBeGreaterThan(acceptedPoints);
});
