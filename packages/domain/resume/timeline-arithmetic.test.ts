import fc from "fast-check";
import { expect, test } from "vitest";
import { countYears } from "./count-years.ts";
import { findGaps } from "./find-gaps.ts";
import { formatMonth, monthNumber } from "./month-count.ts";
import type { ResumeRole } from "./parsed-resume.ts";

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
