import { expect, test } from "vitest";
import { splitSkills } from "./split-skills.ts";

test.each([
  ["Payroll, NetSuite; Excel\nUS GAAP", ["Payroll", "NetSuite", "Excel", "US GAAP"]],
  ["• Payroll\n- Excel\n\n", ["Payroll", "Excel"]],
  ["Payroll, payroll ,", ["Payroll"]],
  ["QuickBooks, NetSuite or Sage", ["QuickBooks, NetSuite or Sage"]],
  ["Excel (pivot tables, VLOOKUP), SQL", ["Excel (pivot tables, VLOOKUP)", "SQL"]],
  ["1,000 calls a month", ["1,000 calls a month"]],
  ["  ", []],
])("%j is split into %j", (entry, skills) => {
  expect(splitSkills(entry)).toEqual(skills);
});
