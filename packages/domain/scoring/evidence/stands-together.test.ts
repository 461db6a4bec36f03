import { findMentions } from "./find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import { sentencesWithAll } from "./sentences.ts";
import { standsTogether } from "./stands-together.ts";

function isIn(line: string, phrase: string): boolean {
  const roots = tellingRoots(phrase);
  const resume = sampleResume({ roles: [{ title: "Clerk", bullets: [line] }] });
  return sentencesWithAll(findMentions(resume).sentences, roots).some((passage) =>
    standsTogether(passage, roots),
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
  ["facility inspection", "Inspected facilities", true],
])("the words of “%s” in “%s” say it: %s", (phrase, line, isSaid) => {
  expect(isIn(line, phrase)).toBe(isSaid);
});
