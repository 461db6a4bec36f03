import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";
import { matchDemand } from "./match-demand.ts";
import { readDemands } from "./read-demands.ts";

const role = (title: string, ...bullets: string[]): ResumeSketch => ({
  roles: [{ title, start: "2015-01", bullets }],
});
const ofMany = ["Cooked", "Wrote menus", "Bought fish", "Baked bread", "Led four cooks"];

test.each<[string, ResumeSketch, string]>([
  // By the role's lines, by the occupation, by neither.
  ["Healthcare industry", role("Accountant", "Kept the books of a hospital"), "shown"],
  ["Law enforcement background", role("Deputy Sheriff", "Patrolled at night"), "shown"],
  ["Law enforcement background", role("Clerk", "Filed papers of the police"), "not-found"],
  ["Healthcare industry", role("Accountant", "Kept the books of a brewery"), "not-found"],
  // One line of many may be about a customer, and a health code doesn't indicate health care.
  ["Healthcare industry", role("Chef", "Catered for a hospital", ...ofMany), "not-found"],
  ["Healthcare industry", role("Chef", "Kept to the health code"), "not-found"],
  // Each of several is enough. Years are compared.
  ["Fashion or footwear", role("Clerk", "Sold shoes"), "shown"],
  ["5+ years in IT", role("System Administrator", "Kept servers up"), "shown"],
  ["15+ years in IT", role("System Administrator", "Kept servers up"), "related"],
  ["5+ years in IT", role("Baker", "Baked bread"), "not-found"],
  // A requirement for something in a sector is not a requirement for the sector.
  ["Healthcare budgets", role("Nurse", "Dressed wounds in a hospital"), "not-found"],
])("a demand to have worked in a sector: %s, %j", (text, sketch, state) => {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  expect(matchDemand(findMentions(sampleResume(sketch)), demand).state).toBe(state);
});
