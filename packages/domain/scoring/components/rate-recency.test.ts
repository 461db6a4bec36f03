import { expect, test } from "vitest";
import type { DemandMatch } from "../demands/demand.ts";
import { rateRecency } from "./rate-recency.ts";
import { sampleResume } from "../testing/sample-resume.ts";

const now = 2026 * 12 + 5;
type Held = readonly [monthsAgo: number | null, relevance: number];
type Used = readonly [lastUsed: string | null, weight: number, credit: number];

function rate(held: readonly Held[], used: readonly Used[] = [], fit = 1) {
  const resume = sampleResume({
    roles: held.map((_, index) => ({ title: `Role ${index}`, start: "2000-01" })),
    lists: used.map((_, index) => `Skill ${index}`),
  });
  resume.skills.forEach((skill, index) => (skill.lastUsed = used[index]?.[0] ?? null));
  const roles = held.map(([monthsAgo, relevance], index) => ({
    index,
    relevance,
    titleSimilarity: relevance,
    start: 24_000,
    end: monthsAgo === null ? null : now - monthsAgo,
  }));
  const matches = used.map(([, weight, credit], index): DemandMatch => ({
    demand: {
      text: "",
      kind: "must",
      skills: [],
      anyOf: false,
      isDegree: false,
      languages: [],
      isCertificate: false,
      years: null,
      rest: [],
      isAdvanced: false,
      work: null,
      done: null,
      sectors: [],
      alternatives: [],
      conjuncts: [],
      standIn: null,
      commonness: null,
      stems: [],
      weight,
    },
    state: "shown",
    by: null,
    credit,
    quote: null,
    roles: [],
    skill: `Skill ${index}`,
  }));
  const unnamed = matches.map((match) => ({ ...match, skill: null }));
  return rateRecency(resume, [...matches, ...unnamed], { roles, fit });
}

const present = "A role close to this job is the present one.";
const ended = (span: string) => `The last role close to this job ended ${span} ago.`;
const fresh = "The matched skills were used within the last year.";
const recent = "Most matched skills were used within the last few years.";
const old = "Most matched skills were last used years ago.";
const little = "Little of the CV matches this job. This counts only in part.";

test.each<[Held[], number, string]>([
  [[[0, 1]], 100, present],
  [[[1, 1]], 100, present],
  [[[2, 1]], 100, ended("2 months")],
  [[[12, 1]], 100, ended("12 months")],
  [[[13, 1]], 99.2, ended("13 months")],
  [[[23, 1]], 90.8, ended("23 months")],
  [[[24, 1]], 90, ended("2 years")],
  [[[30, 1]], 85, ended("2.5 years")],
  [[[132, 1]], 10, ended("11 years")],
  [[[200, 1]], 10, ended("16.7 years")],
  [
    [
      [30, 1],
      [6, 0.24],
    ],
    85,
    ended("2.5 years"),
  ],
  [
    [
      [30, 1],
      [6, 0.25],
      [24, 1],
    ],
    100,
    ended("6 months"),
  ],
  [
    [
      [null, 1],
      [24, 1],
    ],
    90,
    ended("2 years"),
  ],
])("the freshest role near the job, ten points a year after the first: %j", (held, score, why) => {
  expect(rate(held)).toMatchObject({ recencyScore: score, reason: why });
});

test.each<[Used[], number, string]>([
  [[["2026-06", 3, 1]], 100, fresh],
  [[["2025-06", 3, 1]], 100, fresh],
  [[["2025-05", 3, 1]], 99.2, recent],
  [[["2024-06", 3, 1]], 90, recent],
  [[["2021-06", 1, 1]], 60, recent],
  [[["2021-05", 1, 1]], 59.2, old],
  [[["2000", 1, 1]], 10, old],
  [[["2027-01", 1, 1]], 100, fresh],
  [
    [
      ["2026-06", 3, 1],
      ["2021-06", 1, 1],
    ],
    90,
    recent,
  ],
  [
    [
      ["2026-06", 1, 1],
      ["2021-06", 1, 0.5],
    ],
    86.7,
    recent,
  ],
  [
    [
      ["2024-06", 1, 1],
      [null, 5, 1],
    ],
    90,
    recent,
  ],
])("the last use of the matched skills, each by its weight: %j", (used, score, why) => {
  expect(rate([], used)).toMatchObject({ recencyScore: score, reason: why, quotes: [] });
});

test("role and skills count alike, as far as the CV fits, and the role is quoted", () => {
  const both = rate([[30, 1]], [["2021-06", 1, 1]]);
  expect(both).toMatchObject({ recencyScore: 72.5, reason: `${ended("2.5 years")} ${recent}` });
  expect(both.quotes).toMatchObject([{ text: "Role 0", covers: ["recency"] }]);
  expect(rate([[0, 1]], [], 0.6)).toMatchObject({ recencyScore: 60, reason: present });
  expect(rate([[0, 1]], [], 0.59)).toMatchObject({
    recencyScore: 59,
    reason: `${present} ${little}`,
  });
});

const undated =
  "The CV has no dates for the work that matches this job. It counts as 50 of 100, as far as the CV fits.";
const never = "The CV shows no work close to this job.";

test.each([
  [1, 50, undated],
  [0.06, 3, undated],
  [0.05, 2.5, never],
  [0, 0, never],
])("without dates, half of the fit counts: %s", (fit, recencyScore, reason) => {
  expect(rate([[null, 1]], [[null, 1, 1]], fit)).toMatchObject({
    recencyScore,
    reason,
    state: reason === undated ? "not-enough-data" : "rated",
    quotes: [],
  });
});

test("the row of the matched skills names those whose age costs points, the largest loss first", () => {
  const used = [
    ["2026-05", 3, 1],
    ["2019-05", 1, 1],
    ["2018-03", 3, 1],
  ] as const;
  const row = rate([[0, 1]], used).rows.at(-1);
  expect(row?.by).toBe("Last use: Skill 2 Mar 2018, Skill 1 May 2019");
  expect(rate([[0, 1]], used.slice(0, 1)).rows.at(-1)?.by).toBeNull();
});
