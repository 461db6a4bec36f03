import { expect, test } from "vitest";
import { scoreCandidate } from "./score-candidate.ts";
import { sampleResume, softwareJob } from "./testing/sample-resume.ts";
import { defaultWeights } from "./weights.ts";
import { isCopyOf } from "./without-copies.ts";

const sentence =
  "Support our four platform teams with Kubernetes and Terraform in three regions of the world.";
const job = { ...softwareJob, description: `${softwareJob.description}\n\n${sentence}` };
const score = (bullets: string[]) =>
  scoreCandidate({
    resume: sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets }] }),
    job,
    weights: defaultWeights,
    today: "2026-06-15",
  });

test("a line that repeats the posting word for word counts for nothing, and the reason says so", () => {
  const copied = score(["Filed papers", sentence]);
  const plain = score(["Filed papers"]);
  expect(copied.totalScore).toBe(plain.totalScore);
  expect(copied.breakdown[0]?.reason).toContain("word for word");
  expect(plain.breakdown[0]?.reason).not.toContain("word for word");
});

test("case and punctuation don't hide a copy; a few shared words are none", () => {
  expect(isCopyOf(job, sentence.toUpperCase().replaceAll(" ", "  "))).toBe(true);
  expect(isCopyOf(job, "Kubernetes and Terraform in three regions")).toBe(false);
});
