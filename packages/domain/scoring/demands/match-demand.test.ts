import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import type { SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import { matchDemand } from "./match-demand.ts";
import type { DemandMatch } from "./demand.ts";
import { readDemands } from "./read-demands.ts";
import type { ScorableResume } from "../score/score.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";

function match(text: string, resume: ScorableResume): DemandMatch {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  return matchDemand(findMentions(resume), demand);
}

const role = (title: string, ...bullets: string[]) => ({ title, start: "2020-01", bullets });
const shows = (...skills: string[]): ResumeSketch => ({
  roles: [{ title: "Clerk", start: "2020-01", shows: skills }],
});
const long =
  "Falconry displays for visitors from near and far, each day of the week at ten and three";

test.each<[string, ResumeSketch, DemandMatch["state"], string | null, number]>([
  // One skill: full credit if shown in a role, 0.85 if only listed, partial for a related skill.
  ["Python", shows("Python"), "shown", "Python", 1],
  ["Python", { lists: ["Python"] }, "listed", "Python", 0.85],
  ["Kubernetes", { lists: ["k8s"] }, "listed", "Kubernetes", 0.85],
  ["PostgreSQL", { lists: ["MySQL"] }, "related", "MySQL", 0.425],
  ["PostgreSQL", shows("MySQL"), "related", "MySQL", 0.5],
  ["PostgreSQL", { lists: ["MySQL", "PostgreSQL"] }, "listed", "PostgreSQL", 0.85],
  ["PostgreSQL", { lists: ["SQL"] }, "not-found", null, 0],
  ["SQL", { lists: ["PostgreSQL"] }, "listed", "PostgreSQL", 0.68],
  ["Python", { lists: ["Kafka"] }, "not-found", null, 0],
  ["Python", {}, "not-found", null, 0],
  // Several skills: all of them, unless one is enough.
  ["Python or Kafka", { lists: ["Kafka"] }, "listed", "Apache Kafka", 0.85],
  ["Python or Kafka", shows("Python"), "shown", "Python", 1],
  ["PostgreSQL or Kafka", { lists: ["MySQL"] }, "related", "MySQL", 0.425],
  ["Python and Kafka", { lists: ["Kafka"] }, "related", "Apache Kafka", 0.425],
  ["Python and Kafka", { lists: ["Kafka", "Python"] }, "listed", "Python, Apache Kafka", 0.85],
  ["Python and Kafka", shows("Kafka", "Python"), "shown", "Python, Apache Kafka", 1],
  ["Python and Kafka", {}, "not-found", null, 0],
  // Words outside the vocabulary: the phrase in one line, its words scattered, some of them.
  [
    "Falconry displays",
    { roles: [role("x", "Gave falconry displays")] },
    "shown",
    "Gave falconry displays",
    1,
  ],
  [
    "Falconry displays",
    { roles: [role("x", "Displays of falconry")] },
    "shown",
    "Displays of falconry",
    0.9,
  ],
  [
    "Falconry displays",
    { certifications: ["Falconry displays"] },
    "listed",
    "Falconry displays",
    0.85,
  ],
  ["Falconry displays", { headline: "Falconry displays" }, "listed", "Falconry displays", 0.85],
  [
    "Falconry displays abroad",
    { roles: [role("x", "Falconry displays")] },
    "related",
    "Falconry displays",
    1 / 3,
  ],
  ["Falconry displays", { roles: [role("x", "Falconry for all")] }, "not-found", null, 0],
  [
    "Falconry displays abroad otters",
    { roles: [role("x", "Falconry for all")] },
    "not-found",
    null,
    0,
  ],
  [
    "Falconry displays abroad otters eagles",
    { roles: [role("x", "Falconry displays")] },
    "not-found",
    null,
    0,
  ],
  [
    "Falconry displays abroad otters",
    { roles: [role("x", "Falconry displays")] },
    "not-found",
    null,
    0,
  ],
  ["Falconry displays", { roles: [role("x", long)] }, "shown", "Falconry displays", 1],
  [
    "Falconry displays",
    { roles: [role("x", "Displays of falconry", "Falconry displays", "More falconry displays")] },
    "shown",
    "Falconry displays",
    1,
  ],
  // A skill without the requirement's other words is a partial match if a role shows it.
  ["Kafka tuning", shows("Kafka"), "related", "Apache Kafka", 0.6],
  ["Kafka tuning", { lists: ["Kafka"] }, "not-found", null, 0],
  // Degrees, by level and field.
  ["Bachelor's degree in Nursing", { degrees: ["BSc Nursing"] }, "shown", "BSc Nursing", 1],
  ["Bachelor's degree in Biology", { degrees: ["BSc Zoology"] }, "related", "BSc Zoology", 0.45],
  ["Master's degree in Nursing", { degrees: ["BSc Physics"] }, "not-found", null, 0],
  ["Bachelor's degree in Nursing", {}, "not-found", null, 0],
  // Years in a kind of work: a role of that work shows it.
  ["3 years as a nurse", { roles: [role("Nurse")] }, "shown", "Nurse: 6.5 years", 1],
  [
    "3 years as a nurse",
    { roles: [role("Krankenpfleger")] },
    "shown",
    "Krankenpfleger: 6.5 years",
    1,
  ],
  [
    "3 years as a nurse",
    { roles: [role("Krankenpfleger"), role("Nurse")] },
    "shown",
    "Krankenpfleger: 6.5 years in 2 roles",
    1,
  ],
  ["3 years as a nurse", { roles: [role("Nursing Assistant")] }, "not-found", null, 0],
  ["3 years as a nurse", { roles: [role("Weaver")] }, "not-found", null, 0],
  ["3 years as a nurse", { roles: [role("Weaver", "Nurse on call")] }, "not-found", null, 0],
  [
    "3 years as a backend developer",
    { roles: [role("Programmer")] },
    "shown",
    "Programmer: 6.5 years",
    1,
  ],
])("a demand is answered by the best that the CV has: %s, %j", (...row) => {
  const [text, sketch, kind, by, credit] = row;
  const found = match(text, sampleResume(sketch));
  expect(found).toMatchObject({ state: kind, by });
  expect(found.credit).toBeCloseTo(credit);
});

test("the evidence is quoted with its place and its role", () => {
  const context = "Some Company, Jan 2020 – present";
  expect(match("Python", sampleResume(shows("Python")))).toMatchObject({
    quote: {
      text: "Worked with Python every day",
      highlight: "Python",
      page: 1,
      line: 1,
      covers: ["Python"],
      context,
    },
    roles: [0],
    skill: "Python",
  });
  expect(match("Python", sampleResume({ lists: ["Python"] }))).toMatchObject({
    quote: { text: "Skills: Python", context: null },
    roles: [],
  });
  const phrase = sampleResume({ roles: [role("Clerk", "Falconry displays")] });
  expect(match("Falconry displays", phrase)).toMatchObject({
    quote: {
      text: "Falconry displays",
      highlight: "Falconry displays",
      page: 1,
      line: 1,
      covers: ["Falconry displays"],
      context,
    },
    roles: [0],
    skill: null,
  });
  expect(match("Falconry displays", sampleResume({ headline: "Falconry displays" }))).toMatchObject(
    { roles: [] },
  );
  expect(match("BSc Nursing", sampleResume({ degrees: ["BSc Nursing"] }))).toMatchObject({
    quote: {
      text: "BSc Nursing",
      highlight: "BSc Nursing",
      page: 1,
      line: 0,
      covers: ["BSc Nursing"],
      context: null,
    },
    roles: [],
  });
  expect(match("3 years as a nurse", sampleResume({ roles: [role("Nurse")] }))).toMatchObject({
    quote: { text: "Nurse", covers: ["3 years as a nurse"], context },
    roles: [0],
    skill: null,
  });
  expect(match("Python", sampleResume({}))).toMatchObject({ quote: null, roles: [], skill: null });
});

const places = ["role", "project", "summary", "skills", "other", "education"] as const;

function withEvidence(...wheres: SkillEvidence["where"][]): ScorableResume {
  const resume = sampleResume({ roles: [role("Clerk")], lists: ["Python"] });
  resume.lines = wheres.map((where) => `In ${where}`);
  for (const skill of resume.skills) {
    skill.evidence = wheres.map((where, line) => ({
      place: { page: 1, line },
      term: "Python",
      where,
      role: where === "role" ? 0 : null,
    }));
  }
  return resume;
}

test.each([
  [["role"], 1, "role"],
  [["skills", "role"], 1, "role"],
  [["project", "role"], 1, "role"],
  [["project"], 0.92, "project"],
  [["skills", "project"], 0.92, "project"],
  [["project", "skills"], 0.92, "project"],
  [["skills", "summary"], 0.85, "summary"],
  [["other", "skills"], 0.85, "skills"],
  [["education", "other"], 0.92, "education"],
  [["education"], 0.92, "education"],
] as const)("the best place of a skill counts and is quoted: %j", (wheres, credit, quoted) => {
  const found = match("Python", withEvidence(...wheres));
  expect(found.credit).toBeCloseTo(credit);
  expect(found.quote).toMatchObject({ text: `In ${quoted}`, highlight: null });
  const isDone = ["role", "project", "education"].includes(quoted);
  expect(found.state).toBe(isDone ? "shown" : "listed");
});

test("the same role shows a skill once, and a skill that a person added has no quote", () => {
  expect(match("Python", withEvidence("role", "role", ...places)).roles).toEqual([0]);
  expect(match("Python", withEvidence())).toMatchObject({
    state: "listed",
    credit: 0.85,
    quote: null,
  });
});

test("a role without a title shows no kind of work", () => {
  const resume = sampleResume({ roles: [role("x"), role("Nurse")] });
  const [first] = resume.roles;
  if (first) first.title = null;
  expect(match("3 years as a nurse", resume).roles).toEqual([1]);
});
