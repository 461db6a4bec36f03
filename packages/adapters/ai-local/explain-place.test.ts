import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { sampleResume } from "@resume-picker/domain/scoring/testing/sample-resume";
import type { ResumeSketch } from "@resume-picker/domain/scoring/testing/sample-resume";
import { expect, test } from "vitest";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { rankLocally } from "./rank-locally.ts";

const job: ScorableJob = {
  title: "Backend Developer",
  description: "You keep ferries on time with falconry and otters.",
  requirements: { must: ["Python", "Kafka"], nice: ["Docker"] },
};

function candidate(id: number, sketch: ResumeSketch): RankableCandidate {
  const resume = sampleResume(sketch);
  const score = scoreCandidate({ resume, job, weights: defaultWeights, today: "2026-06-15" });
  return { id, fileSha256: String(id), lines: [...resume.lines], resume, score };
}

const role = (title: string, ...shows: string[]) => ({ title, start: "2015-01", shows });
const reasons = (...sketches: ResumeSketch[]) =>
  rankLocally(
    job,
    sketches.map((sketch, id) => candidate(id, sketch)),
  ).map(({ reason }) => reason);

test("the reason tells what speaks for the place, what against, and what the place above has", () => {
  const [first, second, last] = reasons(
    { roles: [role("Backend Developer", "Python", "Kafka", "Docker")] },
    { roles: [role("Backend Developer", "Python")] },
    { roles: [role("Weaver")] },
  );
  expect(first).toContain("For this place: shows Python, Kafka and Docker");
  expect(first).toContain("Backend Developer is the job's own work");
  expect(first).toContain("Nothing that was read speaks against it.");
  expect(first).not.toContain("The place above");
  expect(second).toContain("It says: “Worked with Python every day”.");
  expect(second).toContain("Against it: Kafka not found in the CV.");
  expect(second).toContain("The place above has Kafka and Docker.");
  expect(last).toContain("Nothing that the job asks for was found in the CV.");
  expect(last).toContain("The place above has a title nearer to the job's, Backend Developer.");
});

test("what only stands in for a title is told as none", () => {
  const [, last] = reasons(
    { roles: [role("Backend Developer", "Python", "Kafka")] },
    { lists: ["Python", "Kafka"] },
  );
  expect(last).toContain("lists Python and Kafka");
  expect(last).not.toMatch(/\d of the skill match/u);
});
