import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";
import { newestDate, notStatedAfter, oldNewestDate } from "./newest-date.ts";

const read = (span: string, asOf: string) => ({
  ...parseResume(
    documentFrom(
      `Kim Vale\nkim@example.com\n\nExperience\nAnalyst, Acme Inc   ${span}\n- Reports\n\nEducation\nBSc Biology, City University, 2003 - 2006`,
    ),
    { today: asOf },
  ),
  asOf,
});

test("a CV is old when its newest date is, and a present role may have begun long ago", () => {
  const ended = read("01/2010 – 03/2014", "2016-03-01");
  expect([newestDate(ended), oldNewestDate(ended), notStatedAfter(ended)]).toEqual([
    ...["2014-03", "2014-03", "2014-03"],
  ]);
  expect(oldNewestDate(read("01/2010 – 03/2014", "2016-02-28"))).toBe(null);
  const present = read("01/2010 – present", "2015-12-31");
  expect([newestDate(present), oldNewestDate(present)]).toEqual(["2010-01", null]);
  const long = read("01/2010 – present", "2016-01-01");
  expect([oldNewestDate(long), notStatedAfter(long)]).toEqual(["2010-01", null]);
});

test("dates to come and CVs without dates make no CV old", () => {
  expect(newestDate({ roles: [], education: [], asOf: "2026-01-01" })).toBe(null);
  const course = read("01/2010 – 03/2014", "2012-01-01");
  expect([newestDate(course), notStatedAfter(course)]).toEqual(["2010-01", null]);
});
