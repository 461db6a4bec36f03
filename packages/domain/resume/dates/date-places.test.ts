import fc from "fast-check";
import { expect, test } from "vitest";
import { isDayFirst, pickAsOf } from "./document-dates.ts";
import { findDateSpans } from "./read-dates.ts";
import { documentFrom } from "../testing/testing-document.ts";

const found = (text: string): string[] =>
  findDateSpans(text).map(({ from, to }) => text.slice(from, to));

test.each([
  "2019 users",
  "2019 patients",
  "2019 hours",
  "2019 km",
  "2019%",
  "2019+",
  "2019*",
  "2019°",
  "2019$",
  "2019€",
  "2019£",
  "2019:15",
  "2019.5",
  "2019,50",
  "2019s",
  "2019er",
  "Windows 2019",
  "ISO 2019",
  "SAP 2019",
  "over 2019",
  "about 2019",
  "$2019",
  "€2019",
  "£2019",
  "¥2019",
  "#2019",
  "+2019",
  "=2019",
  "@2019",
  "_2019",
  "/2019",
  ".2019",
  "5.2019.1",
  "5,2019",
  "12-2019-x",
  "v2019",
  "abc2019 users",
  "5-2019 users",
  "x-2019",
])("an amount, a product or a number is no year: %s", (text) => {
  expect(found(text).join()).not.toMatch(/^2019$/);
});

test.each([
  ["2009: Mittlere Reife", "2009"],
  ["2010 M.Sc.", "2010"],
  ["2010 users", null],
  ["2010 M", null],
  ["born:2019", "2019"],
  ["Berlin,2019", "2019"],
  ["-2019", "2019"],
  ["Summer2019", "Summer2019"],
  ["Acme 2019", "2019"],
  ["of 2019", null],
  ["2019\tusers", "2019"],
  ["2019' x", "2019"],
  ["2019, users", "2019"],
  ["2019.", "2019"],
  ["May2019", "May2019"],
  ["12May 2019", "12May 2019"],
  ["123May 2019", "2019"],
  ["Acme2019", "2019"],
  ["Abc2019", null],
  ["The 2009: prize", null],
  ["2009:prize", null],
  ["2009; prize", "2009"],
  ["2010 m.", "2010"],
  ["2010 b", null],
  ["Windows, 2019", "2019"],
  ["5:2019", null],
  ["x.2019", null],
  ["T: 2019", "2019"],
  ["(h/2019)", null],
] as const)("a year is one by what stands around it: %s", (text, wanted) => {
  expect(found(text)).toEqual(wanted === null ? [] : [wanted]);
});

const dayFirst = (lines: string, language = "en"): boolean =>
  isDayFirst(documentFrom(lines), language);

test("03/04/2020 is read as the CV's other dates tell", () => {
  expect(dayFirst("31/01/2020\n03/04/2020")).toBe(true);
  expect(dayFirst("01/31/2020\n03/04/2020", "de")).toBe(false);
  expect(dayFirst("12/12/2020", "en")).toBe(true);
  expect(dayFirst("12/13/20", "fr")).toBe(false);
  expect(dayFirst("13/12/20", "en")).toBe(true);
});

test("the first of the month again and again tells day from month", () => {
  expect(dayFirst("01/03/2018\n01/05/2019\nAustin, TX 78701")).toBe(true);
  expect(dayFirst("03/01/2018\n05/01/2019", "de")).toBe(false);
  expect(dayFirst("01/03/2018\nAustin, TX 78701")).toBe(false);
  expect(dayFirst("01/01/2018\nAustin, TX 78701")).toBe(false);
  expect(dayFirst("03/01/2018", "de")).toBe(true);
  expect(dayFirst("02/03/2018\n02/05/2019\nAustin, TX 78701")).toBe(false);
  expect(dayFirst("03/02/2018\n05/02/2019", "de")).toBe(true);
});

test("an English CV is month first only with an American address or phone", () => {
  expect(dayFirst("03/04/2020")).toBe(true);
  expect(dayFirst("03/04/2020\nAustin, TX 78701")).toBe(false);
  expect(dayFirst("03/04/2020\n(312) 555-0123")).toBe(false);
  expect(dayFirst("03/04/2020\n(312)555-0123")).toBe(false);
  expect(dayFirst("03/04/2020\n312-555-0123")).toBe(false);
  expect(dayFirst("03/04/2020\nAustin, TX 78701", "de")).toBe(true);
  expect(dayFirst("03/04/2020\n1312-555-01234")).toBe(true);
  expect(dayFirst("03/04/2020\nAustin, TX 787012")).toBe(true);
});

const today = "2024-06-15";
const asOf = (text: string): string => pickAsOf(documentFrom(text), today).asOf;

test("a stamp before what the CV tells is a template's, and one to come is a slip", () => {
  expect(asOf("Nurse 03/2021 - present\nLast updated 04.03.2020")).toBe(today);
  expect(asOf("Nurse 04/2020 - present\nLast updated 04.03.2020")).toBe(today);
  expect(asOf("Nurse 03/2020 - present\nLast updated 04.03.2020")).toBe("2020-03-04");
  expect(asOf("Nurse 2021 - present\nLast updated 04.03.2020")).toBe(today);
  expect(asOf("Nurse 2020 - present\nLast updated 04.03.2020")).toBe("2020-03-04");
  expect(asOf("Nurse 2015 - present\nLast updated 16.06.2024")).toBe(today);
  // A future date doesn't show when the CV was written.
  expect(asOf("Expected 2027\nLast updated 04.03.2020")).toBe("2020-03-04");
  expect(asOf("Course 06/2024\nLast updated 04.03.2020")).toBe(today);
});

test("what names the day is told: the text, else the day on which the CV was received", () => {
  expect(pickAsOf(documentFrom("Nurse 2015 - present"), today)).toEqual({
    asOf: today,
    asOfFrom: "received",
  });
  const stamped = pickAsOf(documentFrom("Nurse 2015\nStand: 01.02.2023"), today);
  expect(stamped).toEqual({ asOf: "2023-02-01", asOfFrom: "stated" });
});

test.each([
  ["Last updated on 3rd June 2023", "2023-06-28"],
  ["Last updated: 03.05.2023", "2023-05-03"],
  ["Updated 5/11/2023", "2023-11-05"],
  ["As of March 2023", "2023-03-28"],
  ["Stand: 01.02.2023", "2023-02-01"],
  ["Mis à jour le 01/12/2022", "2022-12-01"],
  ["Köln, den 03.05.2023", "2023-05-03"],
  ["Paris, le 3 mai 2023", "2023-05-28"],
  ["London, 3 May 2023", "2023-05-28"],
  ["Last updated: 03.13.2023", "2023-03-28"],
  ["Last updated: 2023", null],
  ["Last updated: May 2022 - June 2023", null],
  ["Last updated: soon", null],
  ["Updated the price list of 2,000 goods in sixty shops all over the North in 05.05.2023", null],
])("a CV that is stamped or signed means that day: %s", (stamp, wanted) => {
  expect(asOf(`Nurse 2015 - present\n${stamp}`)).toBe(wanted ?? today);
});

test("a town and a date far above the end are no signature", () => {
  const lines = Array.from({ length: 8 }, (_, index) => `Line ${"abcdefgh".charAt(index)}`);
  expect(asOf(["Köln, den 03.05.2023", ...lines].join("\n"))).toBe(today);
  expect(asOf(["Köln, den 03.05.2023", ...lines.slice(0, 4)].join("\n"))).toBe("2023-05-03");
  expect(asOf(["Last updated 03.05.2023", ...lines].join("\n"))).toBe("2023-05-03");
});

test("what is read as a date is a year, or a year and one of twelve months, in any text", () => {
  const piece = fc.constantFrom(
    ..."2019|2020|1985|20|19|5|05|12|13|32|0|May|März|Q|T|h|WS|Fall|to|bis|since|seit|heute|20XX|XX|st|de|users|/|-|–|.|:|,|'| |  |\t|(|)|%|$".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, dayFirst) => {
      const text = pieces.join("");
      let last = 0;
      for (const { start, end, from, to, isCurrent } of findDateSpans(text, { dayFirst })) {
        for (const date of [start, end])
          if (date !== null) expect(date).toMatch(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/);
        if (isCurrent) expect(end).toBeNull();
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        last = to;
      }
    }),
  );
});
