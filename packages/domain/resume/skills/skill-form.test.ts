import { expect, test } from "vitest";
import { findFormProblem, formRules, hasSkillForm } from "./skill-form.ts";

test.each([
  "Pivot tables",
  "Up-selling",
  "Data collection",
  "Client/Server",
  "MakerBot 3D print",
  "SQL Server",
  "Corrective action plans",
  "Baustellenlogistik",
  "Gestion de stocks",
  "Navicat",
  "Robotic welding",
  "Scanning electron microscopy",
  "Differentiated instruction",
  "Embedded systems",
])("a skill that no vocabulary knows stays: %s", (term) => {
  expect(hasSkillForm(term)).toBe(true);
});

test.each([
  "Sales And",
  "Warenannahme für",
  "60 Wpm",
  "5+ yrs",
  "Million",
  "Ltd",
  "And basic Excel",
  "Than 1 year)",
  "Materials",
  "Assist patients",
  "Managing a floor",
  "Administrative Assistant",
  "Fort Worth, TX",
  "CA",
  "Results-oriented",
  "Air Force",
  "My clients",
  "Senior management",
  "Real-time",
  "Voice mail",
  "Robotic",
  "Human resources professional",
  "Coached",
  "Grew and steadied teams",
  "Launched timetable optimizer",
  "Data-driven on capacity",
  "NPS 31 to 52",
  "Beta with 40 teachers",
  "M.Sc. Information Systems",
  "Stundenplan AG",
  "Calm under pressure",
  "Working long hours",
  "Leisure sector",
  "Boost team morale",
  "Chamber of Commerce",
  "Bakers Federation",
])("no skill, though a CV lists it: %s", (term) => {
  expect(hasSkillForm(term)).toBe(false);
});

test.each(formRules)("the list of skills takes no $isA: $example", ({ isA, example }) => {
  expect(findFormProblem(example)?.isA).toBe(isA);
});
