import fc from "fast-check";
import { expect, test } from "vitest";
import { allSkills } from "../skills/parse-vocabulary.ts";
import { explanationText } from "./score/explain-score.ts";
import { readJob } from "./read-job.ts";
import type { JobReading } from "./read-job.ts";
import { scoreByReading, scoreCandidate } from "./score-candidate.ts";
import type { ScorableJob, ScorableResume } from "./score/score.ts";
import { backendResume, nurseResume, sampleResume, softwareJob } from "./testing/sample-resume.ts";
import { arbitraryJob, arbitrarySketch } from "./testing/arbitrary-pairs.ts";
import { defaultWeights } from "./score/weights.ts";
import { lineOf } from "./score/score.ts";

const score = (resume: ScorableResume, job: ScorableJob = softwareJob) =>
  scoreCandidate({ resume, job, weights: defaultWeights, today: "2026-06-15" });

test("a posting that was read and stored gives the score of one that is read now", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const resume = sampleResume(sketch);
      const stored = JSON.parse(JSON.stringify(readJob(job))) as JobReading;
      const how = { weights: defaultWeights, today: "2026-06-15" };
      expect(scoreByReading({ resume, reading: stored, ...how })).toEqual(score(resume, job));
    }),
  );
});

test("who does the job's work scores high, who does other work near nothing", () => {
  const fitting = score(backendResume());
  const unrelated = score(nurseResume());
  // The CV doesn't show the required years with distributed systems.
  expect(fitting.totalScore).toBeGreaterThan(80);
  expect(fitting.missingMustHave).toEqual([]);
  expect(unrelated.skillMatchScore).toBeLessThan(5);
  expect(unrelated.titleScore).toBeLessThan(5);
  expect(unrelated.totalScore).toBeLessThan(12);
  expect(unrelated.missingMustHave).toEqual(["Python", "PostgreSQL", "Kubernetes"]);
});

test("bounds, determinism and one decimal hold for any CV and job", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const first = score(sampleResume(sketch), job);
      const values = [
        first.totalScore,
        first.skillMatchScore,
        first.titleScore,
        first.seniorityScore,
        first.recencyScore,
        first.gapPenalty,
      ];
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(100);
        expect(value).toBe(Math.round(value * 10) / 10);
      }
      expect(score(sampleResume(sketch), structuredClone(job))).toEqual(first);
    }),
  );
}, 60_000);

test("one more skill never lowers the skill match, unless it makes a copy of the job, which is told", () => {
  fc.assert(
    fc.property(
      arbitrarySketch,
      arbitraryJob,
      fc.constantFrom(...allSkills()),
      (sketch, job, extra) => {
        const before = score(sampleResume(sketch), job).skillMatchScore;
        const after = score(
          sampleResume({ ...sketch, lists: [...(sketch.lists ?? []), extra.name] }),
          job,
        );
        const isTold = after.warnings.some(({ code }) => code === "manipulation");
        if (!isTold) expect(after.skillMatchScore).toBeGreaterThanOrEqual(before);
      },
    ),
  );
}, 60_000);

test("the skill that makes a list the job's own, with no work that shows it, proves nothing and says so", () => {
  const job = {
    ...softwareJob,
    requirements: { must: ["Python", "Kafka", "k8s"], nice: ["Excel"] },
  };
  const before = score(sampleResume({ lists: ["k8s", "Kafka", "Python"] }), job);
  const after = score(sampleResume({ lists: ["k8s", "Kafka", "Python", "Excel"] }), job);
  expect(before.skillMatchScore).toBeGreaterThan(0);
  expect(before.warnings).toEqual([]);
  expect(after.skillMatchScore).toBe(0);
  expect(after.warnings.map(({ code }) => code)).toEqual(["manipulation"]);
});

test("the order in which skills and requirements are written changes nothing", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const resume = sampleResume(sketch);
      const turned = { ...resume, skills: [...resume.skills].reverse() };
      const { must, nice } = job.requirements;
      const turnedJob = {
        ...job,
        requirements: { must: [...must].reverse(), nice: [...nice].reverse() },
      };
      expect(score(turned, turnedJob).totalScore).toBe(score(resume, job).totalScore);
    }),
  );
}, 60_000);

test("a synonym counts as the skill itself", () => {
  const alias = (must: string) =>
    score(backendResume(), { ...softwareJob, requirements: { must: [must], nice: [] } });
  expect(alias("k8s").skillMatchScore).toBe(alias("Kubernetes").skillMatchScore);
  expect(alias("5+ years of experience with k8s").skillMatchScore).toBe(
    alias("Kubernetes").skillMatchScore,
  );
});

test("a name inside another word is never the skill", () => {
  const job = {
    title: "Developer",
    description: "",
    requirements: { must: ["Java", "R", "Go"], nice: [] },
  };
  expect(
    score(sampleResume({ lists: ["JavaScript", "React", "Google Analytics"] }), job)
      .skillMatchScore,
  ).toBe(0);
});

test("shown beats listed, listed beats related, must-haves weigh more than wishes", () => {
  const job = {
    title: "Engineer",
    description: "",
    requirements: { must: ["PostgreSQL"], nice: ["Kafka"] },
  };
  const shown = score(
    sampleResume({ roles: [{ title: "Engineer", start: "2020-01", shows: ["PostgreSQL"] }] }),
    job,
  );
  const listed = score(sampleResume({ lists: ["PostgreSQL"] }), job);
  const related = score(sampleResume({ lists: ["MySQL"] }), job);
  const wish = score(sampleResume({ lists: ["Kafka"] }), job);
  expect(shown.skillMatchScore).toBeGreaterThan(listed.skillMatchScore);
  expect(listed.skillMatchScore).toBeGreaterThan(related.skillMatchScore);
  expect(related.skillMatchScore).toBeGreaterThan(0);
  expect(listed.skillMatchScore).toBeGreaterThan(2 * wish.skillMatchScore);
  expect(related.breakdown[0]?.rows[0]).toMatchObject({ state: "related", by: "MySQL" });
});

test("a document without a score lacks no must-have and meets none", () => {
  const invoice = { ...backendResume(), whyNotScored: "Not a CV: not scored" };
  expect(score(invoice)).toMatchObject({ totalScore: 0, missingMustHave: [], mustStates: "" });
});

test("missing must-haves are named in the job's own words", () => {
  const job = {
    ...softwareJob,
    requirements: { must: ["Strong knowledge of Kubernetes", "Welding certificate"], nice: [] },
  };
  expect(score(sampleResume({ lists: ["k8s"] }), job).missingMustHave).toEqual([
    "Welding certificate",
  ]);
});

test("demands outside the vocabulary are looked for as words of the CV", () => {
  const job = {
    title: "Keeper",
    description: "",
    requirements: { must: ["falconry displays"], nice: [] },
  };
  const resume = sampleResume({
    roles: [
      { title: "Keeper", start: "2019-01", bullets: ["Gave daily falconry displays to visitors"] },
    ],
  });
  expect(score(resume, job).skillMatchScore).toBe(100);
  expect(score(resume, job).breakdown[0]?.quotes[0]?.text).toBe(
    "Gave daily falconry displays to visitors",
  );
});

test("a job without lists is read from its description, the reason says so, and nothing is missing", () => {
  const job = {
    title: "Analyst",
    description:
      "## Requirements\n- SQL and Tableau\n\n## Nice to have\n- Airflow\n\n## About us\nWe love Kubernetes.",
    requirements: { must: [], nice: [] },
  };
  const result = score(sampleResume({ lists: ["SQL"] }), job);
  expect(result.missingMustHave).toEqual([]);
  expect(result.mustStates).toBe("");
  expect(result.skillMatchScore).toBeLessThan(
    score(sampleResume({ lists: ["SQL", "Tableau"] }), job).skillMatchScore,
  );
  expect(result.breakdown[0]?.reason).toContain("come from its title and description");
  const empty = score(sampleResume({}), {
    title: "Keeper",
    description: "",
    requirements: { must: [], nice: [] },
  });
  expect(empty.skillMatchScore).toBe(50);
  expect(empty.breakdown[0]?.reason).toContain("neutral");
});

test("every quote is a line of the CV, word for word, with its place", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const resume = sampleResume(sketch);
      const lines = new Map<number, string[]>();
      const note = (place: { line: number }, text: string) =>
        lines.set(place.line, [...(lines.get(place.line) ?? []), text]);
      for (const role of resume.roles) {
        note(role.place, role.title ?? "");
        for (const bullet of role.bullets) note(bullet.place, bullet.text);
      }
      for (const skill of resume.skills)
        for (const evidence of skill.evidence) note(evidence.place, lineOf(resume, evidence));
      for (const education of resume.education) note(education.place, education.degree ?? "");
      for (const { quotes } of score(resume, job).breakdown) {
        for (const quote of quotes) {
          expect(lines.get(quote.line)).toContain(quote.text);
          if (quote.highlight !== null) expect(quote.text).toContain(quote.highlight);
        }
      }
    }),
  );
}, 60_000);

test("years in other work are not seniority, and an old CV doesn't age", () => {
  const job = { ...softwareJob, title: "Backend Engineer" };
  const years = (title: string) =>
    score(sampleResume({ roles: [{ title, start: "2012-01" }] }), job).seniorityScore;
  expect(years("Backend Developer")).toBe(100);
  expect(years("Nurse")).toBe(0);
  const old = { ...backendResume(), asOf: "2022-06-15" };
  const later = scoreCandidate({ resume: old, job, weights: defaultWeights, today: "2026-06-15" });
  expect(later).toEqual(
    scoreCandidate({ resume: old, job, weights: defaultWeights, today: "2031-01-01" }),
  );
});

test("gaps cost little, old or short ones nothing", () => {
  const gap = (start: string, end: string, months: number) =>
    score({ ...backendResume(), gaps: [{ start, end, months, after: null, before: null }] })
      .gapPenalty;
  expect(gap("2024-01", "2024-03", 3)).toBe(0);
  expect(gap("2023-01", "2023-12", 12)).toBe(13.5);
  expect(gap("2010-01", "2014-12", 60)).toBe(0);
  expect(gap("2018-01", "2025-12", 96)).toBe(20);
});

test("the explanation adds up to the total", () => {
  const result = score(backendResume());
  const text = explanationText(result);
  expect(text).toContain(`Total ${result.totalScore} of 100`);
  for (const { component, reason } of result.breakdown) {
    if (result.weights[component] > 0) expect(text).toContain(reason);
  }
});

test("the receipt has a line for each part, each with its score, its reason and its quotes", () => {
  const gaps = [{ start: "2023-01", end: "2023-12", months: 12, after: null, before: null }];
  const result = score({ ...backendResume(), gaps });
  expect(result.breakdown.map(({ component, score: points }) => [component, points])).toEqual([
    ["skills", result.skillMatchScore],
    ["title", result.titleScore],
    ["seniority", result.seniorityScore],
    ["recency", result.recencyScore],
    ["gaps", 86.5],
    ["education", result.educationScore],
  ]);
  expect(result.gapPenalty).toBe(13.5);
  expect(result.breakdown.map(({ quotes }) => quotes.map(({ covers }) => covers[0]))).toMatchObject(
    [expect.arrayContaining(["Python"]), ["title"], ["seniority"], ["recency"], [], []],
  );
});

test("a CV of a later day than today is read as of today", () => {
  const at = (asOf: string) => score({ ...backendResume(), asOf });
  expect(at("2031-06-15")).toEqual(at("2026-06-15"));
  expect(at("2030-06-15").recencyScore).toBe(100);
});

test.each([
  // Half of the skills, or a title score of 80, is close enough to count recency in full.
  [["Python"], ["Python"], 100],
  [["Python"], ["Python", "Kafka", "React", "Wound care"], 50],
  [[], ["Python"], 0],
] as const)("how near a CV is scales how fresh it is: %j, %j", (shows, must, nearly) => {
  const requirements = { must: [...must], nice: [] };
  const job = { title: "Falconry Keeper", description: "", requirements };
  const roles = [{ title: "Weaver", start: "2020-01", shows: [...shows] }];
  const { recencyScore, skillMatchScore, titleScore } = score(sampleResume({ roles }), job);
  expect(Math.abs(recencyScore - nearly)).toBeLessThan(4);
  const near = Math.max(skillMatchScore / 50, titleScore / 80);
  expect(recencyScore).toBeCloseTo(100 * Math.min(1, near), 0);
});

test("the neutral half of a job that names no skills says nothing of how near a CV is", () => {
  const job = {
    title: "Falconry Keeper",
    description: "",
    requirements: { must: [], nice: [] },
  };
  // The title is 0.6 of the neutral 50, and 80 would be close. Half of that counts because nothing
  // that matches is dated.
  expect(score(sampleResume({}), job)).toMatchObject({
    skillMatchScore: 50,
    titleScore: 30,
    recencyScore: 18.8,
  });
});
