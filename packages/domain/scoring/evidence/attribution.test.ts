import { expect, test } from "vitest";
import { attributionOf, paperAttribution } from "./attribution.ts";

test.each([
  ["Collaborated with nurses, human resources and finance on events", "human resources", true],
  ["Built partnerships with other departments, including sales", "sales", true],
  ["Worked closely with marketing", "marketing", true],
  ["Work with Director of Sales to plan", "Sales", true],
  ["Reports on finance to the board", "finance", false],
  // Joint work is the person's own.
  ["Worked with engineers to improve payroll", "payroll", false],
  ["Collaborated with clients on payroll", "payroll", false],
  ["Worked with Python and SQL", "Python", false],
  ["Ran payroll with two clerks", "payroll", false],
  ["Ran payroll", "audits", false],
])("the work of the people beside somebody proves nothing: %s (%s): %s", (line, term, isTheirs) => {
  expect(attributionOf(line, term) === "others").toBe(isTheirs);
});

test.each([
  ["Assist R.N. and L.V.N. with dressings", "others"],
  ["Currently pursuing the CPA", "planned"],
  ["CPA, licensed in Ohio", "own"],
])("a paper is of others, planned or own: %s", (line, attribution) => {
  expect(paperAttribution(line)).toBe(attribution);
});
