import { expect, test } from "vitest";
import { hideOthers } from "./hide-others.ts";

test.each([
  ["Supervisor: Takoda Two Bulls", "Supervisor: [name]"],
  ["Supervisor: Cody Miller, Brightwater", "Supervisor: [name], Brightwater"],
  ["Reported to Dr. Oluwaseun Adeyemi on two wards", "Reported to [name] on two wards"],
  ["Married to Ngoc Lan Srisai", "Married to [name]"],
  ["Referee: Noura bin Saleh", "Referee: [name]"],
  ["Thesis advisor – Jadwiga Wójcik", "Thesis advisor – [name]"],
])("no engine reads who somebody works for or is married to: %s", (line, hidden) => {
  expect(hideOthers(line, "[name]")).toBe(hidden);
});

test.each([
  "Reported to Sales Manager",
  "Reported to the Head of Sales",
  "Supervisor of twelve nurses",
  "Partner management and Salesforce",
  "References available on request",
])("titles and work stay: %s", (line) => {
  expect(hideOthers(line, "[name]")).toBe(line);
});
