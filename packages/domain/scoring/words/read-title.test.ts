import { expect, test } from "vitest";
import { readTitle } from "./read-title.ts";

const namesOf = (title: string) => readTitle(title).map(({ core }) => core.join(" "));

test.each([
  ["Practice Manager / Healthcare Administrator", ["practice manager", "healthcare administrator"]],
  ["Cook or Baker", ["cook", "baker"]],
  ["Personal Trainer & Group Fitness Instructor", ["personal trainer", "group fitness instructor"]],
  // One head with two fields is one occupation.
  ["Public Relations and Communications Specialist", ["public relation communication specialist"]],
  ["UI/UX Designer", ["user experience designer"]],
  ["Web / Print Designer", ["web designer", "print designer"]],
  // Text after a dash or comma is context, unless the title would be empty without it.
  ["Mechanical Engineer – Pumps and Valves", ["mechanical engineer"]],
  ["Graphic Designer (print + digital)", ["graphic designer"]],
  ["Manager, Sales", ["sale manager"]],
  ["Team Leader – Customer Service", ["customer service team leader"]],
  ["HR Partner, Payroll Manager", ["human resource partner", "payroll manager"]],
  ["", []],
])("a title is read as the occupations that it names: %s", (title, names) => {
  expect(namesOf(title)).toEqual(names);
});

test("a title of many thousand words is read as quickly as a short one", () => {
  const started = performance.now();
  expect(readTitle("manager and engineer / ".repeat(20_000)).length).toBeLessThanOrEqual(4);
  expect(performance.now() - started).toBeLessThan(500);
});
