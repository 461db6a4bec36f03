import { expect, test } from "vitest";
import { parseClauses } from "./parse-clauses.ts";

const kinds = (text: string) =>
  parseClauses(text).map((part) => `${part.kind}: ${part.text.replace(/[.\s]+$/u, "")}`);

test("what the employer says of itself beside a demand is none", () => {
  expect(kinds("Requirements\n- Own van, we pay the fuel\n- Tact: our guests are shy")).toEqual([
    "must: Own van",
    "about: we pay the fuel",
    "must: Tact",
    "about: our guests are shy",
  ]);
  expect(kinds("Overview\nMoorland Institute runs trials in geology each year.")).toEqual([
    "about: Moorland Institute runs trials in geology each year",
  ]);
});

test("numbered items are items", () => {
  expect(kinds("Essential criteria\n1. Good skills\n2. Java")).toEqual([
    "must: Good skills",
    "must: Java",
  ]);
});

test("a table of essential and desirable says it row by row", () => {
  const rows = parseClauses("Criteria | Essential / Desirable\nRouting | E\nBash | D");
  expect(rows.map(({ kind }) => kind).slice(-2)).toEqual(["must", "nice"]);
});
