import fc from "fast-check";
import { expect, test } from "vitest";
import { findDateSpans } from "./read-dates.ts";

const read = (text: string, dayFirst = false): string[] =>
  findDateSpans(text, { dayFirst }).map(
    ({ start, end, isCurrent }) => `${start ?? "?"}..${isCurrent ? "now" : (end ?? "?")}`,
  );

test.each([
  ["Jan 2020 – Present", "2020-01..now"],
  ["01/2020-03.2021", "2020-01..2021-03"],
  ["'22", "2022..2022"],
  ["Summer 2022", "2022-06..2022-08"],
  ["2016 / 09 –", "2016-09..now"],
  ["seit 2019", "2019..now"],
  ["Mai 2018 bis heute", "2018-05..now"],
  ["mars 2019 à ce jour", "2019-03..now"],
  ["enero de 2018 - actualidad", "2018-01..now"],
  ["março de 2019 – atual", "2019-03..now"],
  ["gen 2015 – ott 2018", "2015-01..2018-10"],
  ["van 2012 tot heden", "2012..now"],
  ["2019–20", "2019..2020"],
  ["2010-11", "2010..2011"],
  ["Sept. 2018 to date", "2018-09..now"],
  ["2020-01 – 2021-03", "2020-01..2021-03"],
  ["Q3 2020", "2020-07..2020-09"],
  ["Jan – Mar 2020", "2020-01..2020-03"],
  ["03–09/2019", "2019-03..2019-09"],
  ["15.03.2019 - 30.06.2020", "2019-03..2020-06"],
  ["Jan. 2016 - Exp. Jun. 2017", "2016-01..2017-06"],
  ["WS 2019/20", "2019-10..2020-03"],
  ["янв. 2019 – настоящее время", "2019-01..now"],
  ["March 20XX – December 20XX", "?..?"],
])("a person's dates are read as written: %s", (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test.each([
  "$2000 saved",
  "2000 users",
  "ISO 9001:2015",
  "Microsoft Office 2016",
  "2200+ GitHub stars",
  "(312) 555-0123",
  "10-K and 10-Q filings",
  "2 - 5 years",
])("numbers that are no dates never become one: %s", (text) => {
  expect(read(text)).toEqual([]);
});

test("03/04/2020 follows the CV's own order of day and month", () => {
  expect(read("03/04/2020 – 01/05/2021")).toEqual(["2020-03..2021-01"]);
  expect(read("03/04/2020 – 01/05/2021", true)).toEqual(["2020-04..2021-05"]);
});

const months: Record<string, string> = {
  en: "January February March April May June July August September October November December",
  de: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
  es: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  pt: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  nl: "januari februari maart april mei juni juli augustus september oktober november december",
};

test("every month of every year comes back from seven languages", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(months)),
      fc.integer({ min: 1950, max: 2040 }),
      fc.integer({ min: 1, max: 12 }),
      (language, year, month) => {
        const name = months[language]?.split(" ")[month - 1] ?? "";
        const wanted = `${year}-${String(month).padStart(2, "0")}`;
        expect(read(`${name} ${year}`)).toEqual([`${wanted}..${wanted}`]);
      },
    ),
  );
});

test("a span lies where it says it does, in any text", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 80 }),
      fc.constantFrom("2019 – 2021", "05/2018 - 06/2019", "seit 2019"),
      (around, date) => {
        const text = `${around} ${date}`;
        for (const span of findDateSpans(text)) {
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThan(span.from);
          expect(span.to).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});
