import { expect, test } from "vitest";
import { isOfOthers } from "./of-others.ts";

test.each([
  ["Collaborated with nurses, human resources and finance on events", "human resources", true],
  ["Built partnerships with other departments, including sales", "sales", true],
  ["Worked closely with marketing", "marketing", true],
  ["Work with Director of Sales to plan", "Sales", true],
  ["Report to the Finance Director on Fridays", "Finance", true],
  ["Reports on finance to the board", "finance", false],
  // What is done together is one's own.
  ["Worked with engineers to improve payroll", "payroll", false],
  ["Collaborated with clients on payroll", "payroll", false],
  ["Worked with Python and SQL", "Python", false],
  ["Ran payroll with two clerks", "payroll", false],
  ["Ran payroll", "audits", false],
])("the work of the people beside somebody proves nothing: %s (%s): %s", (line, term, isTheirs) => {
  expect(isOfOthers(line, term)).toBe(isTheirs);
});
