import { expect, test } from "vitest";
import { documentFrom } from "../testing/testing-document.ts";
import { foldWords } from "../text/fold-text.ts";
import { acceptedPoints, scoreName } from "./score-name.ts";
import type { NamePlace } from "./score-name.ts";

/** The fourth line of a CV without contacts, in ordinary style. Its position earns 1.54 points. */
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

/** Builds the same shape as a line that may contain the name. */
const written = (text: string) => ({ text, words: foldWords(text).split(" ") });

const contacts = { handles: "wanda zyxwell", hasContact: true };

type Row = { name: string; place: NamePlace; points: number };

test.each<[because: string, Row]>([
  ["its place alone", { name: "Qwib Zyxwell Vorn Abcd", place: at(), points: 1.54 }],
  ["near the top", { name: "Qwib Zyxwell Vorn Abcd", place: at({ order: 0 }), points: 2.2 }],
  [
    "far below",
    { name: "Qwib Zyxwell Vorn Abcd", place: at({ order: 40 }), points: 2.2 - 12 * 0.22 },
  ],
  [
    "the largest print",
    {
      name: "Qwib Zyxwell Vorn Abcd",
      place: at({ fontSize: 20, largest: 20 }),
      points: 1.54 + 1.8 - 0.6,
    },
  ],
  [
    "larger print",
    { name: "Qwib Zyxwell Vorn Abcd", place: at({ fontSize: 14, largest: 20 }), points: 1.54 + 1 },
  ],
  ["bold print", { name: "Qwib Zyxwell Vorn Abcd", place: at({ bold: true }), points: 1.54 + 0.2 }],
  ["two words", { name: "Qwib Zyxwell", place: at(), points: 1.54 + 0.8 }],
  ["one word", { name: "Qwib", place: at(), points: 1.54 - 1.1 }],
  ["six words", { name: "Qwib Zyxwell Vorn Abcd Efgh Jklm", place: at(), points: 1.54 - 0.6 }],
  [
    "two words that open a CV with contacts",
    { name: "Qwib Vorn", place: at({ order: 0, hints: contacts }), points: 2.2 + 0.8 + 0.4 },
  ],
  ["a given name", { name: "Maria Qwib", place: at(), points: 1.54 + 0.8 + 1.6 }],
  [
    "a word of the address",
    { name: "Qwib Zyxwell", place: at({ hints: contacts }), points: 1.54 + 0.8 + 1.7 },
  ],
  [
    "two words of the address",
    { name: "Wanda Zyxwell", place: at({ hints: contacts }), points: 1.54 + 0.8 + 1.6 + 3.4 },
  ],
])("%s counts", (_, { name, place, points }) => {
  expect(scoreName(written(name), place)).toBeCloseTo(points, 8);
});

/** Large, bold and at the top, but not a name. */
const loud = at({ order: 0, bold: true, fontSize: 24, largest: 24, hints: contacts });

test.each([
  ["a heading", "Work Experience"],
  ["an occupation", "Registered Nurse"],
  ["a place", "New York"],
  ["a company", "Northwind Solutions Ltd"],
] as const)("%s is no name, however loud it is", (_, text) => {
  expect(scoreName(written(text), loud)).toBeLessThan(acceptedPoints);
});

test.each(["Baker Zyxwell", "Wanda Paris", "Wanda Mason"])(
  "%s, whose words stand in the address, is a name all the same",
  (name) => {
    const hints = { handles: name.toLowerCase(), hasContact: true };
    expect(scoreName(written(name), { ...loud, hints })).toBeGreaterThan(acceptedPoints);
  },
);

test("an anonymized CV's single loud word is no name", () => {
  const anonymous = { ...loud, hints: { handles: "", hasContact: false } };
  expect(scoreName(written("Qwib"), anonymous)).toBeLessThan(acceptedPoints);
  expect(scoreName(written("Qwib Zyxwell"), anonymous)).toBeGreaterThan(acceptedPoints);
});
