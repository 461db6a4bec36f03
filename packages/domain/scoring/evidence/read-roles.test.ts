import { expect, test } from "vitest";
import { monthAt, quoteRoleTitle, referenceMonth, roleContext, roleEnd } from "./read-roles.ts";
import { sampleResume } from "../testing/sample-resume.ts";

test.each([
  ["2020-01", "start", 2020 * 12],
  ["2020-01", "end", 2020 * 12],
  ["2020-12", "end", 2020 * 12 + 11],
  ["2020-06-15", "end", 2020 * 12 + 5],
  ["2020", "start", 2020 * 12],
  ["2020", "end", 2020 * 12 + 11],
  ["in 2020", "start", null],
  ["", "start", null],
  [null, "end", null],
] as const)("a date counts in months: %s as a %s", (date, side, month) => {
  expect(monthAt(date, side)).toBe(month);
});

const roleFrom = (start: string | undefined, end: string | null, isCurrent: boolean) => {
  const [role] = sampleResume({ roles: [{ title: "Nurse" }] }).roles;
  if (!role) throw new Error("The sketch has a role.");
  return { ...role, start: start ?? null, end, isCurrent };
};

test.each([
  ["2020-01", "2021-03", false, 2021 * 12 + 2, "Some Company, Jan 2020 – Mar 2021"],
  ["2020-01", null, true, 2022 * 12, "Some Company, Jan 2020 – present"],
  ["2020-01", null, false, null, "Some Company, Jan 2020 – ?"],
  [undefined, "2021", false, 2021 * 12 + 11, "Some Company, ? – 2021"],
  [undefined, "2030-01", false, 2022 * 12, "Some Company, ? – Jan 2030"],
  [undefined, null, false, null, "Some Company"],
] as const)("a role ends, and is told: %s to %s", (...row) => {
  const [start, end, isCurrent, last, context] = row;
  const role = roleFrom(start, end, isCurrent);
  expect(roleEnd(role, 2022 * 12)).toBe(last);
  expect(roleContext(role)).toBe(context);
});

test("a role without a company is told by its dates, one without both not at all", () => {
  const role = roleFrom("2020", "2021", false);
  expect(roleContext({ ...role, company: null })).toBe("2020 – 2021");
  expect(roleContext({ ...role, company: null, start: null, end: null })).toBeNull();
});

test("the CV's own day is its present", () => {
  expect(referenceMonth({ asOf: "2026-06-15" })).toBe(2026 * 12 + 5);
});

test("a title is quoted with its place, the headline for no role, nothing for none", () => {
  const resume = sampleResume({
    headline: "Ward Nurse",
    roles: [{ title: "Nurse", start: "2020" }],
  });
  expect(quoteRoleTitle(resume, 0, "title")).toEqual([
    {
      text: "Nurse",
      highlight: "Nurse",
      page: 1,
      line: 1,
      covers: ["title"],
      context: "Some Company, 2020 – present",
    },
  ]);
  expect(quoteRoleTitle(resume, null, "title")).toEqual([
    {
      text: "Ward Nurse",
      highlight: "Ward Nurse",
      page: 1,
      line: 0,
      covers: ["title"],
      context: null,
    },
  ]);
  expect(quoteRoleTitle(resume, 7, "title")).toEqual([]);
  expect(quoteRoleTitle({ ...resume, headline: null }, null, "title")).toEqual([]);
  const placeless = { value: "Nurse", confidence: 1, place: null };
  expect(quoteRoleTitle({ ...resume, headline: placeless }, null, "title")).toEqual([]);
  const [role] = resume.roles;
  if (role) role.title = null;
  expect(quoteRoleTitle(resume, 0, "title")).toEqual([]);
});
