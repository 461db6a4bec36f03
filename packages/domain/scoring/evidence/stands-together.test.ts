import { findMentions } from "./find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import { sentencesWithAll } from "./sentences.ts";
import { standsTogether } from "./stands-together.ts";

function isIn(line: string, phrase: string): boolean {
  const roots = tellingRoots(phrase);
  const resume = sampleResume({ roles: [{ title: "Clerk", bullets: [line] }] });
  return sentencesWithAll(findMentions(resume).sentences, roots).some(
    (passage) => standsTogether(passage, roots) === "together",
  );
}

test.each([
  ["supervised staff", "Supervised all new staff", true],
  ["supervised staff", "Supervised, trained and scheduled staff", true],
  ["supervised staff", "Supervised on Sundays in two large warehouses the staff", false],
  ["account reconciliation", "Reconciliation of accounts", true],
  ["account reconciliation", "Reconciliation, accounts, filing", false],
  ["accounts receivable", "Accounts payable, receivable parcels, filing", false],
  ["accounts receivable", "Accounts payable and receivable", true],
  ["event security plan", "Plan security of events", true],
  ["event security plan", "Plan for the security, and events", false],
  ["payroll", "Ran payroll", true],
  // Adjacent nouns in a list are two things, but verbs share their object.
  ["program budget", "Planned and drew the programming, budgeting, and rooms", false],
  ["calendar management", "Managing, keeping calendars", true],
  // A facility is not an inspection, and an account manager not a sales manager.
  ["facility inspection", "Worked at an inspection facility", false],
  ["facility inspection", "Inspected facilities", true],
  ["sales manager", "Sales Account Manager", false],
  ["sales manager", "Regional Sales Manager", true],
  // A word joined by a hyphen is part of another word.
  ["develop products", "Developed product-marketing plans", false],
  ["develop products", "Developed products", true],
  ["product development", "Led product-development teams", true],
  // The purpose of the work is not the work.
  ["managed managers", "Wrote lists for managers to manage shops", false],
  ["customer forecast", "Set prices based on the forecast of customers", false],
])("the words of “%s” in “%s” say it: %s", (phrase, line, isSaid) => {
  expect(isIn(line, phrase)).toBe(isSaid);
});
