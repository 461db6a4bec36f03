import fc from "fast-check";
import { expect, test } from "vitest";
import { countYears } from "./count-years.ts";
import { findGaps } from "./find-gaps.ts";
import { formatMonth, mergeMonths, monthNumber, monthsOf } from "./month-count.ts";
import type { ResumeRole } from "../shape/parsed-resume.ts";

function role(
  start: string | null,
  end: string | null,
  changes: Partial<ResumeRole> = {},
): ResumeRole {
  return {
    title: "Nurse",
    company: "City Clinic",
    location: null,
    start,
    end,
    isCurrent: false,
    kind: "job",
    yearsInRole: null,
    bullets: [],
    confidence: 1,
    place: { line: 0, page: 1 },
    ...changes,
  };
}

const asOf = "2024-06-15";

test("overlapping jobs count once", () => {
  expect(countYears([role("2018-01", "2019-12"), role("2019-01", "2020-12")], asOf)).toBe(3);
});

test("years without months are subtracted as a person would", () => {
  expect(countYears([role("2019", "2021")], asOf)).toBe(2);
  expect(countYears([role("2013", "2015"), role("2016", "2019")], asOf)).toBe(6);
});

test("volunteering is no work experience, and no dates are no years", () => {
  expect(countYears([role("2018-01", "2019-12", { kind: "volunteer" })], asOf)).toBeNull();
  expect(countYears([role(null, null)], asOf)).toBeNull();
});

test("a gap names its months and what lies on both sides", () => {
  const [gap] = findGaps(
    [role("2020-01", null, { isCurrent: true, title: "Matron" }), role("2016-01", "2019-05")],
    [],
    asOf,
  );
  expect(gap).toEqual({
    start: "2019-06",
    end: "2019-12",
    months: 7,
    after: "Nurse, City Clinic",
    before: "Matron, City Clinic",
  });
});

test("one month between jobs is no gap, and neither is a course of study", () => {
  expect(
    findGaps([role("2016-01", "2019-05"), role("2019-07", null, { isCurrent: true })], [], asOf),
  ).toEqual([]);
  const study = {
    degree: "MSc",
    institution: null,
    start: "2019-06",
    end: "2019-12",
    isCurrent: false,
    place: { line: 0, page: 1 },
  };
  expect(
    findGaps(
      [role("2016-01", "2019-05"), role("2020-01", null, { isCurrent: true })],
      [study],
      asOf,
    ),
  ).toEqual([]);
});

test("the time since the last job counts as a gap until the CV's day", () => {
  expect(findGaps([role("2016-01", "2023-12")], [], asOf).map((gap) => gap.months)).toEqual([5]);
});

const month = fc.integer({ min: monthNumber("1995-01", 1), max: monthNumber("2024-05", 1) });
const roles = fc.array(
  fc.tuple(month, fc.integer({ min: 0, max: 90 })).map(([from, length]) => {
    const to = Math.min(from + length, monthNumber("2024-05", 1));
    return role(formatMonth(from), formatMonth(to));
  }),
  { minLength: 1, maxLength: 8 },
);

test("years never exceed the time from the first month to the last", () => {
  fc.assert(
    fc.property(roles, (list) => {
      const from = Math.min(...list.map((entry) => monthNumber(entry.start ?? "", 1)));
      const to = Math.max(...list.map((entry) => monthNumber(entry.end ?? "", 1)));
      expect(countYears(list, asOf)).toBeLessThanOrEqual((to - from + 1) / 12 + 0.05);
    }),
  );
});

test("a gap never lies where a job ran", () => {
  fc.assert(
    fc.property(roles, (list) => {
      for (const gap of findGaps(list, [], asOf)) {
        for (const entry of list) {
          expect((entry.start ?? "") > gap.end || (entry.end ?? "") < gap.start).toBe(true);
        }
      }
    }),
  );
});

test("the order in which a CV lists its jobs changes neither years nor gaps", () => {
  fc.assert(
    fc.property(roles, (list) => {
      const reversed = [...list].reverse();
      expect(countYears(reversed, asOf)).toBe(countYears(list, asOf));
      const months = (all: readonly ResumeRole[]): string[] =>
        findGaps(all, [], asOf).map((gap) => gap.start + gap.end);
      expect(months(reversed)).toEqual(months(list));
    }),
  );
});

const months = (start: string, end: string | null, isCurrent = false): number | null => {
  const span = monthsOf({ start, end, isCurrent }, asOf);
  return span === null ? null : span.to - span.from + 1;
};

test.each([
  ["2019-03", "2019-03", 1],
  ["2019-03", "2020-02", 12],
  ["2019", "2019", 12],
  ["2019", "2021", 24],
  ["2019", "2020-06", 18],
  ["2019-07", "2020", 18],
  ["2020-02", "2019-03", null],
  ["2021", "2019", null],
  ["2020-03", null, null],
] as const)("a span has the months that a person would count: %s to %s", (start, end, wanted) => {
  expect(months(start, end)).toBe(wanted);
});

test.each([
  ["2024-06", 1],
  ["2024-01", 6],
  ["2023-07", 12],
  ["2024", 6],
  ["2023", 12],
  ["2025-01", 1],
  ["2025", 1],
] as const)(
  "what goes on is counted to the CV's day, and never less than a month: %s",
  (start, wanted) => {
    expect(months(start, null, true)).toBe(wanted);
  },
);

test("stretches that touch or overlap are one, whatever their order", () => {
  expect(
    mergeMonths([
      { from: 20, to: 30 },
      { from: 1, to: 5 },
      { from: 6, to: 8 },
      { from: 25, to: 28 },
      { from: 10, to: 12 },
    ]),
  ).toEqual([
    { from: 1, to: 8 },
    { from: 10, to: 12 },
    { from: 20, to: 30 },
  ]);
});

test("years that follow one another are one stretch, but no month is counted twice or made up", () => {
  const isCurrent = true;
  expect(countYears([role("2013", "2015"), role("2016-01", "2016-12")], asOf)).toBe(3);
  expect(countYears([role("2013", "2015"), role("2017", "2019")], asOf)).toBe(4);
  expect(countYears([role("2013-01", "2015-12"), role("2016", "2019")], asOf)).toBe(6);
  expect(countYears([role("2013", "2015"), role("2016", null, { isCurrent })], asOf)).toBe(11);
  expect(countYears([role(null, "2012"), role("2013", "2015")], asOf)).toBe(2);
});

const study = (start: string | null, end: string | null, isCurrent = false) => ({
  degree: null,
  institution: "City College",
  start,
  end,
  isCurrent,
  place: { line: 0, page: 1 },
});

test("no role is no gap", () => {
  expect(findGaps([], [], asOf)).toEqual([]);
  expect(findGaps([role(null, null)], [study("2010-01", "2012-12")], asOf)).toEqual([]);
});

test("two months are a gap and one is none, between jobs and at the end", () => {
  const until = (end: string) =>
    findGaps([role("2020-01", end)], [], asOf).map((gap) => gap.months);
  expect(until("2024-05")).toEqual([]);
  expect(until("2024-04")).toEqual([]);
  expect(until("2024-03")).toEqual([2]);
  const between = (end: string) =>
    findGaps([role("2016-01", end), role("2020-01", "2024-06")], [], asOf).map((gap) => gap.months);
  expect(between("2019-11")).toEqual([]);
  expect(between("2019-10")).toEqual([2]);
  expect(between("2019-12")).toEqual([]);
});

test("time before the first job is no gap, and a course without a start covers none", () => {
  expect(findGaps([role("2016-01", "2024-06")], [study("2010-01", "2013-12")], asOf)).toEqual([]);
  const jobs = [role("2016-01", "2018-12"), role("2020-01", "2024-06")];
  expect(findGaps(jobs, [study(null, "2019-12")], asOf)).toHaveLength(1);
  expect(findGaps(jobs, [study("2019-01", "2019-12")], asOf)).toEqual([]);
  expect(findGaps(jobs, [study("2019-12", "2019-01")], asOf)).toHaveLength(1);
});

test("a course that goes on is no gap; what lies beside a gap is named by what is known of it", () => {
  const jobs = [
    role("2016-01", "2018-12", { company: null }),
    role("2020-06", "2024-06", { title: null }),
  ];
  const [gap] = findGaps(jobs, [study("2019-01", "2019-09")], asOf);
  expect(gap).toMatchObject({
    start: "2019-10",
    end: "2020-05",
    after: "City College",
    before: "City Clinic",
  });
  expect(findGaps([role("2016-01", "2020-12")], [study("2021-01", null, true)], asOf)).toEqual([]);
  const nameless = role("2016-01", "2022-12", { title: null, company: null });
  expect(findGaps([nameless], [], asOf)[0]).toMatchObject({ after: null, before: null });
});

test("an old CV leaves no gap after its last date; between its roles there may be one", () => {
  const gaps = (end: string) =>
    findGaps([role("2010-01", end)], [], asOf).map(({ months }) => months);
  expect(gaps("2022-07")).toHaveLength(1);
  expect(gaps("2022-06")).toEqual([]);
  const jobs = [role("2010-01", "2011-12"), role("2013-01", "2014-12")];
  expect(findGaps(jobs, [], asOf).map(({ months }) => months)).toEqual([12]);
  // Someone who is still studying has a newer date than the file.
  expect(findGaps(jobs, [study("2015-01", null, true)], asOf)).toHaveLength(1);
});

test("a year without a month may reach from January to December, in the candidate's favour", () => {
  expect(findGaps([role("2016", "2018"), role("2019", "2024")], [], asOf)).toEqual([]);
  expect(
    findGaps([role("2016", "2018"), role("2020", "2024")], [], asOf).map(({ start, end }) => [
      start,
      end,
    ]),
  ).toEqual([["2019-01", "2019-12"]]);
  expect(findGaps([role("2016", null, { isCurrent: true })], [], "2024")).toEqual([]);
});
