import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import { contentStems } from "../words/phrase-words.ts";
import { standIns } from "../words/stand-ins.ts";
import { matchDemand } from "./match-demand.ts";
import { standInFor } from "../words/read-stand-ins.ts";
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
  ["HACCP", "Kept to all sanitation rules", "related"],
  // Over an enumeration, turned round, and by chance in a list.
  ["Staff supervision", "Supervised, trained and fed staff", "shown"],
  ["Payroll", "Processed weekly and monthly payroll", "shown"],
  ["Budgeting and forecasting", "Planning of a budget", "shown"],
  ["Insurance fraud investigations", "Looked into suspicious claims", "shown"],
])("%s of a CV that says “%s” is %s", (demand, bullet, state) => {
  expect(matchDemand(inRole(bullet), demandOf(demand)).state).toBe(state);
});

test("what stands for a demand outside of any role is listed", () => {
  const resume = inRole("Filed papers");
  const lines = [...resume.lines, "Highlights: processed payroll for 40 people"];
  const other = { ...resume, lines, otherLines: [{ line: lines.length - 1, page: 1 }] };
  expect(matchStandIn(other, demandOf("Payroll"))).toMatchObject({ state: "listed" });
});

const rows = standIns
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim().split(", ")));

test("each word of a phrase says something, so that no phrase is shorter than it was meant", () => {
  const phrases = rows.flatMap(([, shows = [], near = []]) => [...shows, ...near]);
  const cut = phrases.filter(
    (phrase) => phrase !== "" && contentStems(phrase).length !== phrase.split(/[ &]/u).length,
  );
  expect(cut).toEqual([]);
});

test("each requirement is found by each of its names, and has one line", () => {
  const names = rows.flatMap(([own = []]) => own.map((name) => [name, own[0] ?? ""] as const));
  for (const [name, first] of names)
    expect.soft(standInFor(contentStems(name)), name).toBe(standInFor(contentStems(first)));
});
