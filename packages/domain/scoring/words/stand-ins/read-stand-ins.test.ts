import { findMentions } from "../../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { matchStandIn } from "../../demands/match-stand-in.ts";
import { readDemands } from "../../demands/read-demands.ts";
import { sampleResume } from "../../testing/sample-resume.ts";
import { sentencesWithAll } from "../../evidence/sentences.ts";
import { standInFor } from "./read-stand-ins.ts";
import { equivalents } from "../../../lexicon/equivalents.gen.ts";
import { kindsOf, marked } from "../../../lexicon/lexicon.ts";
import { stemsOf } from "../phrase-words.ts";

function answer(requirement: string, bullet: string, title = "Clerk") {
  const requirements = { must: [requirement], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  const resume = sampleResume({ roles: [{ title, start: "2020-01", bullets: [bullet] }] });
  return (demand && matchStandIn(findMentions(resume), demand)?.state) ?? "not-found";
}

test.each([
  // Phrases used by people who did the work.
  ["Accounts payable", "Matched and paid vendor invoices; processed invoices weekly", "shown"],
  ["Cash flow forecasting", "Kept the thirteen-week cash forecast", "shown"],
  ["Anti money laundering", "Filed reports of suspicious activity", "shown"],
  ["Claims processing", "Adjudicated medical claims", "shown"],
  ["Onboarding", "Ran the new hire orientation", "shown"],
  ["Answering phones", "Answered a multi-line switchboard", "shown"],
  ["Legal drafting", "Drafted motions and briefs", "shown"],
  ["Access control", "Checked identification at the gate", "shown"],
  ["Discharge planning", "Coordinated patient care with families", "shown"],
  ["Medical coding", "Assigned ICD-10 codes", "shown"],
  ["Parent communication", "Led parent-teacher conferences", "shown"],
  ["Community resources", "Referred clients to agencies", "shown"],
  ["Unit testing", "Wrote unit tests for each release", "shown"],
  ["Help desk support", "Resolved trouble tickets", "shown"],
  ["Root cause analysis", "Found the root causes of failures", "shown"],
  ["Machine setup", "Set up machines for each run", "shown"],
  ["Cost estimating", "Prepared estimates and quantity takeoffs", "shown"],
  ["Order picking", "Picked orders with a scanner", "shown"],
  // The table has it as "customer service skills".
  ["Customer service", "Served customers at the counter", "shown"],
  ["Complaint handling", "Resolved customers' complaints", "shown"],
  ["Table service", "Waited tables on weekends", "shown"],
  ["Property management", "Managed forty rental properties", "shown"],
  ["Email marketing", "Sent weekly e-mails with MailChimp", "shown"],
  ["Pattern making", "Sewed to patterns", "not-found"],
  ["Molecular biology", "Ran PCR and gel electrophoresis", "shown"],
  ["Group fitness", "Taught yoga classes", "shown"],
  ["Vehicle diagnostics", "Diagnosed and repaired engines with scan tools", "shown"],
  ["Budget management", "Prepared the annual budget", "shown"],
  // Part of the same work, by words or by occupation.
  ["Route planning", "Drove a van", "not-found"],
  ["Teller operations", "Balanced the cash drawer", "related"],
  ["Requirement tracing", "Gathered user requirements", "not-found"],
  // One ordinary word proves nothing, but a name does.
  ["Legal research", "Read Westlaw", "shown"],
  ["Construction documents", "Made drawings", "not-found"],
  ["Recipe development", "Kept the recipes", "not-found"],
  ["Supply chain", "Met the chain of command", "not-found"],
  // "IT" is not "it".
  ["IT management", "Found the shop and managed it", "not-found"],
  ["IT management", "Managed IT for three sites", "shown"],
  ["Information technology management", "Managed IT for three sites", "shown"],
  // A longer requirement contains a known one. The additional words must match, too.
  ["Managing vendor contracts abroad", "Reviewed vendor contracts", "related"],
  ["Hospital infection control", "Kept to infection control", "related"],
  ["Hospital infection control", "Led the hospital's infection control", "shown"],
])("%s by “%s”: %s", (requirement, bullet, state) => {
  expect(answer(requirement, bullet)).toBe(state);
});

const rows = kindsOf(equivalents).map(([, words]) =>
  ["=", "+", "~"].map((mark) => marked(words, mark)),
);

test("each word of a phrase says something, so that no phrase is shorter than it was meant", () => {
  const phrases = rows.flatMap(([, shows = [], near = []]) => [...shows, ...near]);
  const cut = phrases.filter(
    (phrase) => phrase !== "" && stemsOf(phrase).length < phrase.split(/[ &]/u).length,
  );
  expect(cut).toEqual([]);
});

test("each requirement is found by each of its names", () => {
  for (const name of rows.flatMap(([names = []]) => names))
    expect.soft(standInFor(name)?.rest, name).toEqual([]);
});

test("each phrase of a requirement is met by a sentence that holds it", () => {
  for (const [, shows = [], near = []] of rows) {
    const phrases = [...shows, ...near].filter((one) => one !== "");
    const bullets = phrases.map((phrase) => `Did ${phrase}`);
    const resume = sampleResume({ roles: [{ title: "Clerk", bullets }] });
    for (const phrase of phrases) {
      const roots = stemsOf(phrase);
      const met = sentencesWithAll(findMentions(resume).sentences, roots);
      expect.soft(met, phrase).not.toEqual([]);
    }
  }
});
