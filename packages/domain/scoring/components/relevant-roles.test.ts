import { noReviews } from "../reviews/evidence-review.ts";
import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { matchDemand } from "../demands/match-demand.ts";
import { readDemands } from "../demands/read-demands.ts";
import { rateRoles, relevantYears } from "./relevant-roles.ts";
import type { ScorableResume } from "../score/score.ts";
import { sampleResume } from "../testing/sample-resume.ts";

const job = (title: string, must: string[] = []) =>
  readDemands({ title, description: "", requirements: { must, nice: [] } });

function rate(resume: ScorableResume, title: string, must: string[] = []) {
  const demands = job(title, must);
  const matches = demands.demands.map((demand) => matchDemand(findMentions(resume), demand));
  return rateRoles(findMentions(resume), demands, { matches, reviews: noReviews });
}

test.each([
  // A role with the job's title has full relevance, others depend on the skills that they show.
  ["Nurse", ["Python", "Kafka"], "Nurse", [], 1],
  ["Keeper", ["Python", "Kafka"], "Weaver", ["Python"], 1],
  ["Keeper", ["Python", "Kafka", "Docker", "React"], "Weaver", ["Python"], 0.5],
  ["Keeper", ["Python", "Kafka"], "Weaver", [], 0],
  ["Keeper", [], "Weaver", ["Python"], 0],
  // A recruiter of developers uses their words, so a known other occupation needs half of the
  // skills.
  ["Software Engineer", ["Python", "Kafka", "Docker", "React"], "Recruiter", ["Python"], 0],
  ["Software Engineer", ["Python", "Kafka"], "Recruiter", ["Python", "Kafka"], 1],
  ["Software Engineer", ["Python", "Kafka", "Docker", "React"], "Weaver", ["Python"], 0.5],
  ["Keeper", ["Python", "Kafka", "Docker", "React"], "Nurse", ["Python"], 0.5],
] as const)("a role counts by its title or by what it shows: %s %j, %s %j", (...row) => {
  const [title, must, held, shows, relevance] = row;
  const resume = sampleResume({ roles: [{ title: held, start: "2020-01", shows: [...shows] }] });
  expect(rate(resume, title, [...must])[0]?.relevance).toBeCloseTo(relevance, 2);
});

test("a role without a title counts by what it shows, and bears its months", () => {
  const resume = sampleResume({
    roles: [
      { title: "x", start: "2020-01", end: "2020-06", shows: ["Python"] },
      { title: "Nurse", start: "2021-01" },
      { title: "Nurse" },
    ],
  });
  const [first, , last] = resume.roles;
  if (first) first.title = null;
  if (last) Object.assign(last, { start: "2019-01", end: null, isCurrent: false });
  const month = (year: number, of: number) => year * 12 + of - 1;
  expect(rate(resume, "Nurse", ["Python"])).toMatchObject([
    { index: 0, relevance: 1, titleSimilarity: 0, start: month(2020, 1), end: month(2020, 6) },
    { index: 1, relevance: 1, titleSimilarity: 1, start: month(2021, 1), end: month(2026, 6) },
    { index: 2, start: month(2019, 1), end: month(2019, 1) },
  ]);
});

type Span = readonly [start: number | null, end: number | null, relevance: number];

test.each<[Span[], number | null]>([
  [[], null],
  [[[null, 24_000, 1]], null],
  [[[24_000, null, 1]], null],
  [[[24_000, 23_990, 1]], null],
  [[[24_000, 24_000, 1]], 0.1],
  [[[24_000, 24_011, 1]], 1],
  [[[24_000, 24_011, 0.7]], 1],
  [[[24_000, 24_011, 0.35]], 0.7],
  [[[24_000, 24_011, 0.25]], 0.5],
  [[[24_000, 24_011, 0.19]], 0],
  // Two simultaneous roles are one year of work, rated by the closer one.
  [
    [
      [24_000, 24_011, 0.35],
      [24_000, 24_011, 1],
      [24_000, 24_011, 0.35],
    ],
    1,
  ],
  [
    [
      [24_000, 24_011, 1],
      [24_012, 24_023, 1],
    ],
    2,
  ],
  [
    [
      [24_000, 24_011, 0.1],
      [null, 24_023, 1],
    ],
    0,
  ],
  // A mistyped year has a limited effect.
  [[[12_000, 24_000, 1]], 60.1],
])("years in work near the job: %j", (spans, years) => {
  const roles = spans.map(([start, end, relevance], index) => ({
    index,
    relevance,
    titleSimilarity: 0,
    start,
    end,
  }));
  expect(relevantYears(roles)).toBe(years);
});
