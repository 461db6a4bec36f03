import { expect, test } from "vitest";
import { asksToLead, tellsOfLeading } from "./leads-people.ts";

test.each([
  ["Managing a sales team", true],
  ["Team leadership", true],
  ["Staff supervision", true],
  ["Managing budgets", false],
  ["Teamwork", false],
])("a demand to lead people: %s: %s", (demand, isOne) => {
  expect(asksToLead(demand)).toBe(isOne);
});

test.each([
  ["Led twelve sellers", true],
  ["Store manager of two shops", true],
  ["Sold shoes in the sales team", false],
  ["Supported the leadership team", false],
])("only who says so has led: %s: %s", (sentence, isTold) => {
  expect(tellsOfLeading(sentence)).toBe(isTold);
});
