import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { matchSkills } from "./match-skills.ts";
import { readDemands } from "../demands/read-demands.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";

type Job = { must?: string[]; nice?: string[]; description?: string; title?: string };

const silent = { credit: 0, met: 0, asked: 0, isComparable: true };
const none = { reviews: [], phrases: [] };

function match(job: Job, sketch: ResumeSketch, wording = silent) {
  const { must = [], nice = [], description = "", title = "" } = job;
  const demands = readDemands({ title, description, requirements: { must, nice } });
  return matchSkills(findMentions(sampleResume(sketch)), demands, { wording, reviews: none });
}

const shows = (...skills: string[]): ResumeSketch => ({
  roles: [{ title: "Clerk", start: "2020-01", shows: skills }],
});
test.each<[Job, ResumeSketch, number, string[], string]>([
  [{ must: ["Python"] }, shows("Python"), 100, [], "1 of 1 must-have shown."],
  [{ must: ["Python"] }, { lists: ["Python"] }, 85, [], "0 of 1 must-have shown, 1 listed."],
  [{ must: ["Python"] }, {}, 0, ["Python"], "0 of 1 must-have shown, 1 not stated."],
  [
    { must: ["PostgreSQL"] },
    { lists: ["MySQL"] },
    42.5,
    [],
    "0 of 1 must-have shown, 1 not stated.",
  ],
  // Unrelated skills by an expert's judgement.
  [
    { must: ["PostgreSQL"] },
    { lists: ["SQL"] },
    0,
    ["PostgreSQL"],
    "0 of 1 must-have shown, 1 not stated.",
  ],
  [{ must: ["React"] }, shows("Angular"), 40, [], "0 of 1 must-have shown, 1 not stated."],
  [
    { must: ["Python", "Kafka"], nice: ["Docker"] },
    { ...shows("Python"), lists: ["Docker"] },
    55,
    ["Kafka"],
    "1 of 2 must-haves shown, 1 not stated. 0 of 1 nice-to-have shown, 1 listed.",
  ],
  [
    { nice: ["Python", "Kafka"] },
    shows("Python"),
    50,
    [],
    "1 of 2 nice-to-haves shown, 1 not stated.",
  ],
  [
    { must: ["Python"], description: "You work with Kafka." },
    shows("Python", "Kafka"),
    100,
    [],
    "1 of 1 must-have shown.",
  ],
  [
    { must: ["Python"], description: "You work with Kafka and Docker." },
    shows("Python", "Kafka"),
    87.5,
    [],
    "1 of 1 must-have shown.",
  ],
])("skills count by their weight, and the reason counts them: %j, %j", (...row) => {
  const [job, sketch, skillMatchScore, missingMustHave, counts] = row;
  expect(match(job, sketch)).toMatchObject({
    skillMatchScore,
    missingMustHave,
    reason: counts,
  });
});

test("a job without demands is neutral for everyone", () => {
  expect(match({}, shows("Python"))).toMatchObject({
    skillMatchScore: 50,
    missingMustHave: [],
    rows: [{ kind: "other", state: null, credit: 0.5, points: 50 }],
    quotes: [],
    reason: "The job names no skills. This part is a neutral 50 for everyone.",
  });
});

test("a job read from its description says so", () => {
  expect(match({ title: "Python Developer" }, shows("Python")).reason).toBe(
    "The job lists no requirements. These come from its title and description.",
  );
});

test.each([
  [{ credit: 1, met: 20, asked: 20 }, 57.5, 15],
  [{ credit: 1, met: 40, asked: 40 }, 57.5, 15],
  [{ credit: 0.5, met: 5, asked: 10 }, 50, 3.75],
  [{ credit: 0, met: 0, asked: 20 }, 42.5, 0],
])("the job's other wording counts 15 % at most, as a row: %j", (wording, score, points) => {
  const half = { must: ["Python", "Kafka"] };
  const { skillMatchScore, rows } = match(half, shows("Python"), {
    ...wording,
    isComparable: true,
  });
  expect(skillMatchScore).toBe(score);
  const row = rows.at(-1);
  expect(row).toMatchObject({
    requirement: "The job's other wording",
    kind: "other",
    state: null,
  });
  expect(row?.by).toContain(`${wording.met} of ${wording.asked}`);
  expect(row?.points).toBeCloseTo(points, 1);
});

test("a CV in another language isn't compared by words, and the row says so", () => {
  const abroad = { credit: 0.5, met: 0, asked: 20, isComparable: false };
  const { skillMatchScore, rows } = match({ must: ["Python"] }, shows("Python"), abroad);
  expect(skillMatchScore).toBe(92.5);
  expect(rows.at(-1)?.by).toMatch(/^not compared, because the CV is in another language/u);
});

test("what many trades ask for weighs less, and its row says so", () => {
  const { rows } = match(
    { must: ["Customer service", "Kafka", "Auditing"] },
    { lists: ["Customer service", "Kafka", "Auditing"] },
  );
  expect(rows.map(({ weight, remark }) => [weight, remark])).toEqual([
    [1.2, "asked for in many trades, counts 0.4"],
    [3, undefined],
    [1.8, "asked for in several trades, counts 0.6"],
  ]);
});

test("each demand has a row with what answers it, must-haves first", () => {
  const job = {
    must: ["Python", "PostgreSQL"],
    nice: ["Docker"],
    description: "You work with Kafka and React.",
  };
  const { rows } = match(job, { lists: ["Python", "MySQL", "Kafka"] });
  expect(
    rows.map(({ requirement, kind, state, by, credit }) => [requirement, kind, state, by, credit]),
  ).toEqual([
    ["Python", "must", "listed", "Python", 0.85],
    ["PostgreSQL", "must", "related", "MySQL", 0.425],
    ["Docker", "nice", "not-found", null, 0],
    ["Apache Kafka", "described", "listed", "Apache Kafka", 0.85],
    ["React", "described", "not-found", null, 0],
  ]);
});

test("a line is quoted once for all that it shows, the weightiest first, twelve at most", () => {
  const bullets = ["Python and Kafka every day", "Docker now and then"];
  const resume = sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets }] });
  const place = (line: number) => ({ page: 1, line: line + 1 });
  const evidence = (name: string, line: number) => ({
    skill: name,
    proficiency: null,
    lastUsed: null,
    years: null,
    evidence: [
      {
        place: place(line),
        term: name,
        where: "role" as const,
        role: 0,
      },
    ],
  });
  resume.skills.push(evidence("Docker", 1), evidence("Python", 0), evidence("Apache Kafka", 0));
  const requirements = { must: ["Python", "Kafka", "Python falconry"], nice: ["Docker"] };
  const demands = readDemands({ title: "", description: "", requirements });
  const { quotes } = matchSkills(findMentions(resume), demands, { wording: silent, reviews: none });
  expect(quotes.map(({ text, covers }) => [text, covers])).toEqual([
    [bullets[0], ["Python", "Apache Kafka"]],
    [bullets[1], ["Docker"]],
  ]);
  const many = Array.from(
    { length: 14 },
    (_, at) => `Trick number ${"abcdefghijklmn".charAt(at)}x`,
  );
  const lines = match({ must: many }, { roles: [{ title: "x", bullets: many }] });
  expect(lines.quotes).toHaveLength(12);
});
