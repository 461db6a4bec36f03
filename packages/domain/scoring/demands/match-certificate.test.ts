import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";
import { parseRequirement } from "../../posting/requirement.ts";
import { matchCertificate } from "./match-certificate.ts";
import { matchDemand } from "./match-demand.ts";
import { readDemands } from "./read-demands.ts";

function demandOf(text: string) {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  return demand;
}
const inRole = (...bullets: string[]): ResumeSketch => ({
  roles: [{ title: "Clerk", start: "2020-01", bullets }],
});

test.each<[string, ResumeSketch, string]>([
  ["CCRP or CCRC certification", { certifications: ["CCRP, 2019"] }, "shown"],
  ["LVN or LPN license", inRole("Worked as L.V.N. in two homes"), "shown"],
  ["Electrician license", { degrees: ["Electricians License : Electrician"] }, "shown"],
  // Letters within another word don't count, and neither do words without a certificate.
  ["CFE certification", inRole("Ran the CAFE"), "not-found"],
  // The full name, and a certificate of colleagues.
  ["CPA license", { certifications: ["Certified Public Accountant"] }, "shown"],
  ["LVN or LPN license", inRole("Assist R.N. and L.V.N. with dressing changes"), "not-found"],
  // Each of several kinds of certificates is enough.
  ["CFA, CMA or MBA", { degrees: ["Master of Business Administration"] }, "shown"],
  ["CFA, CMA or MBA", { certifications: ["CMA, 2014"] }, "shown"],
  ["CFA, CMA or MBA", { degrees: ["Bachelor of Arts in History"] }, "not-found"],
  // Certificates still in progress.
  ["CFA, CMA or MBA", { lists: ["Pursuing the CFA since May"] }, "related"],
  ["CPA license", inRole("Studied for the CPA exam"), "related"],
  ["CPA license", inRole("CPA candidate, two of four parts passed"), "related"],
  ["State teaching license", inRole("Enjoyed teaching in the state"), "not-found"],
  ["LVN or LPN license", {}, "not-found"],
])("a paper is found by its letters or by its words: %s, %j", (text, sketch, state) => {
  expect(matchDemand(findMentions(sampleResume(sketch)), demandOf(text)).state).toBe(state);
});

test("a paper is a fact in any section", () => {
  const resume = sampleResume({ roles: [{ title: "Nurse" }] });
  const lines = [...resume.lines, "Vocational nurse, LVN 12345"];
  const other = { ...resume, lines, otherLines: [{ line: 1, page: 2 }] };
  expect(matchCertificate(findMentions(other), demandOf("LVN or LPN license"))).toMatchObject({
    state: "shown",
    by: "Vocational nurse, LVN 12345",
    quote: { line: 1, page: 2 },
  });
});

test.each([
  ["CPR certification", true],
  ["Driver's license", true],
  ["Knowledge of licensing law", false],
  ["A certified laboratory in which you will work with many others every day", false],
])("what asks for a paper: %s", (text, isOne) => {
  expect(parseRequirement(text, "must").kind === "paper").toBe(isOne);
});
