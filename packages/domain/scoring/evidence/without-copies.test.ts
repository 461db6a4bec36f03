import { expect, test } from "vitest";
import { scoreCandidate } from "../score-candidate.ts";
import { bareSkill, sampleResume, softwareJob } from "../testing/sample-resume.ts";
import { defaultWeights } from "../score/weights.ts";
import { isCopyOf, readPosting, withoutCopies } from "./without-copies.ts";

const sentence =
  "Support our four platform teams with Kubernetes and Terraform in three regions of the world.";
const job = { ...softwareJob, description: `${softwareJob.description}\n\n${sentence}` };
const posting = readPosting(job.description);
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
  expect(isCopyOf(posting, sentence.toUpperCase().replaceAll(" ", "  "))).toBe(true);
  expect(isCopyOf(posting, "Kubernetes and Terraform in three regions")).toBe(false);
});

test("ten words that stand side by side in the posting are a copy, nine are chance", () => {
  const posting = readPosting("One two three four five six seven eight nine ten eleven");
  expect(isCopyOf(posting, "one two three four five six seven eight nine ten")).toBe(true);
  expect(isCopyOf(posting, "two three four five six seven eight nine ten eleven")).toBe(true);
  expect(isCopyOf(posting, "one two three four five six seven eight nine")).toBe(false);
  expect(isCopyOf(posting, "ne two three four five six seven eight nine ten eleven")).toBe(false);
  expect(isCopyOf(posting, "ten nine eight seven six five four three two one")).toBe(false);
});

test("copies go from every part of the CV, and what else stands there stays", () => {
  const resume = sampleResume({
    roles: [{ title: "Clerk", start: "2020-01", bullets: ["Filed papers", sentence] }],
    lists: ["Kubernetes", "Python", "Kafka"],
    degrees: ["BSc", sentence, "MSc"],
    certifications: ["First aid", sentence.toUpperCase()],
  });
  const [kubernetes, , kafka] = resume.skills;
  const copied = { page: 1, line: resume.lines.length };
  resume.lines = [...resume.lines, sentence];
  for (const evidence of kubernetes?.evidence ?? []) evidence.place = copied;
  const [first] = kafka?.evidence ?? [];
  if (kafka && first) kafka.evidence.push({ ...first, place: copied });
  resume.skills.push(bareSkill("Falconry"));
  const [education] = resume.education;
  if (education) education.degree = null;
  const found = withoutCopies(resume, posting);
  expect(found.copies).toBe(2);
  expect(found.resume.roles[0]?.bullets.map(({ text }) => text)).toEqual(["Filed papers"]);
  expect(found.resume.skills.map(({ skill, evidence }) => [skill, evidence.length])).toEqual([
    ["Python", 1],
    ["Apache Kafka", 1],
    ["Falconry", 0],
  ]);
  expect(found.resume.education.map(({ degree }) => degree)).toEqual([null, "MSc"]);
  expect(found.resume.certifications.map(({ value }) => value)).toEqual(["First aid"]);
});

test("a CV without copies is left as it is", () => {
  const resume = sampleResume({ lists: ["Python"] });
  const found = withoutCopies(resume, posting);
  expect(found.copies).toBe(0);
  expect(found.resume).toBe(resume);
});

test("the reason counts the copies", () => {
  const line = (count: number) =>
    score(Array.from({ length: count }, (_, at) => `${sentence}${"!".repeat(at)}`)).breakdown[0]
      ?.reason;
  expect(line(1)).toMatch(
    /One line copies the job's description word for word and doesn’t count\.$/,
  );
  expect(line(2)).toMatch(/2 lines copy the job's description word for word and don’t count\.$/);
});
