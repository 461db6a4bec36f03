import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import { matchPhrase } from "./match-phrase.ts";
import { readDemands } from "./read-demands.ts";

function match(text: string, title: string, bullets: string[]) {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  const resume = sampleResume({ roles: [{ title, start: "2020-01", bullets }] });
  const found = matchPhrase(findMentions(resume), demand);
  return found === null || found.credit === 0 ? null : [found.state, found.quote?.text];
}

test.each<[string, string, string[], [string, string] | null]>([
  // Synonyms.
  ["Supervising otter keepers", "Clerk", ["Led otter keepers"], ["shown", "Led otter keepers"]],
  ["Training new hires", "Clerk", ["Trained new staff"], ["shown", "Trained new staff"]],
  ["Handling complaints", "Clerk", ["Resolved disputes"], ["shown", "Resolved disputes"]],
  // All forms of a word.
  ["Vendor payments", "Clerk", ["Paid suppliers"], ["shown", "Paid suppliers"]],
  // A supplier is not a supply, a statement not a state, a courier not a course.
  ["Supplier talks", "Clerk", ["Gave talks on supply"], null],
  ["Reading statements", "Clerk", ["Read the news of the state"], null],
  // Words in another line of the role are no proof.
  [
    "Falconry display budgets",
    "Clerk",
    ["Kept display budgets", "Fed birds of falconry"],
    ["related", "Kept display budgets"],
  ],
  // A single word has no synonyms: clients are not patients.
  ["Patients", "Clerk", ["Kept the clients' files"], null],
  [
    "Managing a sales team",
    "Clerk",
    ["Managed a team of salespeople"],
    ["related", "Managed a team of salespeople"],
  ],
  ["Managing a sales team", "Clerk", ["Led the sales team"], ["shown", "Led the sales team"]],
  // Contracts are not contractors.
  ["Managing contractors", "Clerk", ["Managed contracts"], null],
  // A sentence shows what all of its words say together, in any order.
  [
    "Falconry budgets",
    "Clerk",
    ["Kept the budgets of birds, guests and falconry"],
    ["shown", "Kept the budgets of birds, guests and falconry"],
  ],
  ["Falconry budgets", "Clerk", ["Kept a budget"], null],
  ["Falconry budgets", "Clerk", ["Kept a budget", "Met guests", "Fed birds of falconry"], null],
  // Another sentence is another statement.
  ["Supervising otter keepers", "Clerk", ["Led tours. Fed otters. Met keepers."], null],
  ["Field trials", "Clerk", ["Filed the papers of clinical trials"], null],
  ["Falconry budgets", "Clerk", ["Filed papers"], null],
])("the words of a demand are found as people write them: %s, %s, %j", (...row) => {
  const [text, title, bullets, found] = row;
  expect(match(text, title, bullets)).toEqual(found);
});

test("of a long line the words that answer are marked, so that a recruiter needn't look for them", () => {
  const told = "Grew the volume from 75 to 110 million dollars. Led the sales team of the coast. ";
  const line =
    told + "Kept the books, the keys and the van, and wrote to the customers in three languages.";
  const requirements = { must: ["Managing a sales team"], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error("No demand");
  const resume = sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets: [line] }] });
  expect(matchPhrase(findMentions(resume), demand)).toMatchObject({
    by: "Led the sales team",
    quote: { text: line, highlight: "Led the sales team" },
  });
});

test("words that are too far apart for one quote are named one by one", () => {
  const between = "with many other things that were done there on most days of the week, ".repeat(
    2,
  );
  const line = `Told customers of dates ${between} and of service`;
  const requirements = { must: ["Customer service"], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error("No demand");
  const resume = sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets: [line] }] });
  expect(matchPhrase(findMentions(resume), demand)).toMatchObject({
    state: "shown",
    by: "customers … service",
    quote: { highlight: null },
  });
});
