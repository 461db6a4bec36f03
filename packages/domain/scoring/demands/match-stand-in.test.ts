import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import { matchDemand } from "./match-demand.ts";
import { matchStandIn } from "./match-stand-in.ts";
import { readDemands } from "./read-demands.ts";

function demandOf(text: string) {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  return demand;
}
const inRole = (bullet: string) =>
  sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets: [bullet] }] });

test.each([
  ["Month-end close", "Cut the monthly closing by two weeks", "shown"],
  ["Month-end close", "Kept the trial balance", "related"],
  ["Month-end close", "Closed the shop", "not-found"],
  ["Staff scheduling", "Made the weekly schedules of twelve waiters", "shown"],
  ["Staff scheduling", "Implemented the production schedule", "not-found"],
  ["HACCP", "Kept to all rules of food safety", "related"],
  // Across an enumeration, reversed, and by chance in a list.
  ["Staff supervision", "Supervised, trained and fed staff", "shown"],
  ["Payroll", "Processed weekly and monthly payroll", "shown"],
  ["Budgeting and forecasting", "Planning of a budget", "shown"],
  ["Insurance fraud investigations", "Looked into suspicious claims", "shown"],
])("%s of a CV that says “%s” is %s", (demand, bullet, state) => {
  expect(matchDemand(findMentions(inRole(bullet)), demandOf(demand)).state).toBe(state);
});

test("what a school is called shows no work", () => {
  const resume = inRole("Filed papers");
  const institution = "College of Product Design and Development";
  const line = `${institution}, Leeds`;
  const lines = [...resume.lines, line];
  const place = { line: lines.length - 1, page: 1 };
  const school = { degree: null, institution, start: null, end: "2011", isCurrent: false, place };
  const otherLines = [{ ...place, isDone: true }];
  const without = { ...resume, lines, otherLines };
  const demand = demandOf("Product development");
  expect(matchDemand(findMentions(without), demand).state).toBe("shown");
  expect(matchDemand(findMentions({ ...without, education: [school] }), demand).state).toBe(
    "not-found",
  );
});

test.each([
  ["claimed", false, "listed"],
  ["among what was done", true, "shown"],
])("what stands for a demand outside of any role, %s", (_, isDone, state) => {
  const resume = inRole("Filed papers");
  const lines = [...resume.lines, "Highlights: processed payroll for 40 people"];
  const other = { ...resume, lines, otherLines: [{ line: lines.length - 1, page: 1, isDone }] };
  expect(matchStandIn(findMentions(other), demandOf("Payroll"))).toMatchObject({ state });
});

test("what a longer demand says beside a known one stands beside it, or in the title", () => {
  const demand = demandOf("Hospital infection control");
  const state = (title: string, ...bullets: string[]) =>
    matchStandIn(findMentions(sampleResume({ roles: [{ title, bullets }] })), demand)?.state;
  expect(state("Clerk", "Led the hospital's infection control")).toBe("shown");
  expect(state("Hospital Clerk", "Led infection control")).toBe("shown");
  expect(state("Clerk", "Led infection control", "Drove to hospitals")).toBe("related");
});
