import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePosting } from "./parse-posting.ts";
import { parseRequirement, printRequirement } from "./requirement.ts";

const parse = (text: string) => parseRequirement(text, "must");

const words = fc.constantFrom(
  ...["QuickBooks", "NetSuite", "payroll", "or", "oder", "of", "such as", "e.g.", "years", "3+"],
  ...["degree", "in", "licence", "CPA", "RN", "/", ",", "(", ")", "Diplom", "experience", "with"],
);

test("a requirement is stored as its text and read back as the same requirement", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words).map((all) => all.join(" ")),
        fc.string(),
      ),
      (text) => {
        const requirement = parse(text);
        expect(parse(printRequirement(requirement))).toEqual(requirement);
        // Each alternative is part of the text, in the same order.
        let from = 0;
        for (const one of requirement.alternatives) {
          from = requirement.text.indexOf(one, from) + one.length;
          expect(from).toBeGreaterThanOrEqual(one.length);
        }
      },
    ),
  );
});

test("what a posting proposes is what its text says once it is stored", () => {
  const { requirements } = parsePosting(
    "Requirements\n- RN or LVN licence\n- 3+ years in retail banking\n- QuickBooks, NetSuite or Sage\n- Bachelor's degree in Nursing\n\nNice to have\n- HRIS (ADP, Workday)",
  );
  expect(requirements).toHaveLength(5);
  for (const { emphasis: _, sentence: __, ...requirement } of requirements)
    expect(parseRequirement(requirement.text, requirement.level)).toEqual(requirement);
});

test.each([
  ["QuickBooks, NetSuite or Sage", ["QuickBooks", "NetSuite", "Sage"]],
  ["an EHR such as Epic or Cerner", ["an EHR", "Epic", "Cerner"]],
  ["CFA, CMA or MBA", ["CFA", "CMA", "MBA"]],
  ["Fanuc oder Heidenhain", ["Fanuc", "Heidenhain"]],
  ["Silae ou Sage", ["Silae", "Sage"]],
  ["Nixfarma o Farmatic", ["Nixfarma", "Farmatic"]],
  ["mbo of hbo", ["mbo", "hbo"]],
  ["AutoCAD oppure Revit", ["AutoCAD", "Revit"]],
  ["AutoCAD lub Revit", ["AutoCAD", "Revit"]],
  [
    "contracts, pleadings, motions or discovery",
    ["contracts", "pleadings", "motions", "discovery"],
  ],
  // Not alternatives: a shared word, a degree with its fields, the name of a degree.
  ["Retail or branch banking", []],
  ["Bachelor's degree in Finance or Accounting", []],
  ["Master of Science", []],
  ["Bill of lading", []],
  ["Payroll", []],
])("any of its alternatives answers a requirement: %s", (text, alternatives) => {
  expect(parse(text).alternatives).toEqual(alternatives);
});

test.each([
  ["Bachelor's degree in Finance", "degree", null],
  ["Forklift licence", "paper", null],
  ["5+ years in retail banking", "years", 5],
  ["Payroll", "skill", null],
  ["Knowledge of the 25 years of our history", "skill", null],
])("a requirement says what it asks for: %s", (text, kind, years) => {
  expect(parse(text)).toMatchObject({ kind, years });
});
