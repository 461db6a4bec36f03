import { dateWords } from "@resume-picker/domain/resume/dates/date-words";
import { expect, test } from "vitest";
import { buildTimeline } from "./build-timeline.ts";
import { spanText, yearsText } from "./candidate-text.ts";
import { matchesSearch } from "./search-candidates.ts";
import { splitHighlight } from "./split-highlight.ts";
import { makeCandidate } from "./testing/make-candidate.ts";

const role = (role: string, startDate: string | null, endDate: string | null) => ({
  role,
  company: null,
  location: null,
  startDate,
  endDate,
  yearsInRole: null,
  isCurrent: startDate !== null && endDate === null,
});

test("dates read as a person writes them, whatever the CV leaves out", () => {
  expect(dateWords("2021-03")).toBe("Mar 2021");
  expect(dateWords("2021")).toBe("2021");
  expect(spanText(role("a", "2021-03", null))).toBe("Mar 2021 – present");
  expect(spanText(role("a", "2018", "2020"))).toBe("2018 – 2020");
  expect(spanText(role("a", null, null))).toBe("Dates not given");
});

test("missing years show N/A and one year is not 'years'", () => {
  expect([null, 1, 2.5, 0].map(yearsText)).toEqual(["N/A", "1 year", "2.5 years", "0 years"]);
});

test("a gap stands between the roles that it parts, newest role first", () => {
  const gap = { months: 7, start: "2019-06", end: "2019-12", after: null, before: null };
  const items = buildTimeline(
    [role("old", "2015", "2019-05"), role("undated", null, null), role("new", "2020-01", null)],
    [gap],
  );
  expect(items.map((item) => (item.kind === "gap" ? "gap" : item.entry.role))).toEqual([
    "new",
    "gap",
    "old",
    "undated",
  ]);
});

test("a search finds people by any mix of name, title and skill", () => {
  const candidate = makeCandidate(1, {
    name: "Amara Okafor",
    skills: ["TypeScript"],
    lastRoleTitle: "Lead, Payments",
  });
  expect(matchesSearch(candidate, "okaf typesc PAYMENTS")).toBe(true);
  expect(matchesSearch(candidate, "okafor rust")).toBe(false);
  expect(matchesSearch(candidate, "  ")).toBe(true);
});

test("a quote is marked exactly where the evidence stands", () => {
  expect(splitHighlight("Own the PostgreSQL fleet", "PostgreSQL")).toEqual({
    before: "Own the ",
    marked: "PostgreSQL",
    after: " fleet",
  });
  expect(splitHighlight("Own it", "Kafka").marked).toBe("");
});

test("a role that the CV repeats is listed once, and one held twice is listed twice", () => {
  const role = { role: "Cook", company: "Harbour Inn", location: null, yearsInRole: 2 };
  const first = { ...role, startDate: "2014", endDate: "2016", isCurrent: false };
  const again = { ...first, role: "COOK" };
  const later = { ...first, startDate: "2019", endDate: "2021" };
  const items = buildTimeline([first, again, later], []);
  expect(items).toEqual([later, first].map((entry) => ({ kind: "role", entry })));
});
