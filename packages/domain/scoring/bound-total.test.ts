import fc from "fast-check";
import { expect, test } from "vitest";
import { boundTotal } from "./bound-total.ts";
import { readJob } from "./read-job.ts";
import { scoreByReading } from "./score-candidate.ts";
import { defaultWeights } from "./score/weights.ts";
import { arbitraryJob, arbitrarySketch } from "./testing/arbitrary-pairs.ts";
import { sampleResume } from "./testing/sample-resume.ts";

const today = "2026-03-01";

test("nobody who would stand among the best is left out unread", () => {
  fc.assert(
    fc.property(arbitrarySketch, arbitraryJob, (sketch, job) => {
      const resume = sampleResume(sketch);
      const reading = readJob(job);
      const { totalScore } = scoreByReading({ resume, reading, weights: defaultWeights, today });
      const skills = resume.skills.map(({ skill }) => skill);
      const bound = boundTotal(reading, defaultWeights).of(skills);
      expect(bound).toBeGreaterThanOrEqual(totalScore);
    }),
  );
});

test.each([
  ["Month-end close", "Cut the monthly closing by two weeks"],
  ["HACCP", "Kept to all sanitation rules"],
  ["CFA, CMA or MBA", "CMA of 2014"],
])("%s may be told in words that are no skill: %s", (must, bullet) => {
  const job = { title: "", description: "", requirements: { must: [must], nice: [] } };
  const resume = sampleResume({ roles: [{ title: "Clerk", bullets: [bullet] }] });
  const reading = readJob(job);
  const { totalScore } = scoreByReading({ resume, reading, weights: defaultWeights, today });
  expect(boundTotal(reading, defaultWeights).of([])).toBeGreaterThanOrEqual(totalScore);
});

test("a skill that a phrase accepted for the job may show is asked of nobody", () => {
  const job = { title: "", description: "", requirements: { must: ["Kafka"], nice: [] } };
  const phrase = { part: "skills", requirement: "Kafka", phrase: "event log" } as const;
  const resume = sampleResume({ roles: [{ title: "Clerk", bullets: ["Ran the event log"] }] });
  const reading = readJob(job, [phrase]);
  const { totalScore } = scoreByReading({ resume, reading, weights: defaultWeights, today });
  expect(boundTotal(readJob(job), defaultWeights).of([])).toBeLessThan(totalScore);
  expect(boundTotal(reading, defaultWeights).of([])).toBeGreaterThanOrEqual(totalScore);
});

test("who has none of the skills that are asked for is known to be far from the best", () => {
  const job = {
    title: "Backend Engineer",
    description: "You build services.",
    requirements: { must: ["Python", "Postgres", "Kafka", "Terraform"], nice: [] },
  };
  const bound = boundTotal(readJob(job), defaultWeights);
  expect(bound.of(["Wound care"])).toBeLessThan(65);
  expect(bound.of(bound.wanted)).toBeGreaterThan(99);
});
