import { expect, test } from "vitest";
import { readLines } from "./resume-text.ts";
import { bareSkill, sampleResume } from "../testing/sample-resume.ts";

test("scoring sees each line of the CV once, with its place and its role", () => {
  const resume = sampleResume({
    headline: "Ward nurse",
    roles: [{ title: "Nurse", start: "2020-01", bullets: ["Led a ward"], shows: ["Triage"] }],
    lists: ["Python"],
    degrees: ["BSc Nursing"],
    certifications: ["First aid"],
  });
  resume.skills.push(bareSkill("Falconry"));
  const context = "Some Company, Jan 2020 – present";
  const texts = readLines(resume);
  expect(texts.map(({ text, role, context: of }) => [text, role, of])).toEqual([
    ["Nurse", 0, context],
    ["Led a ward", 0, context],
    ["Worked with Triage every day", 0, context],
    ["Skills: Python", null, null],
    ["Falconry", null, null],
    ["First aid", null, null],
    ["BSc Nursing", null, null],
    ["Ward nurse", null, null],
  ]);
  expect(texts[1]).toMatchObject({ place: { page: 1, line: 2 }, stems: ["lead", "ward"] });
});

test("what has no title, no degree or no place is passed over", () => {
  const resume = sampleResume({
    roles: [{ title: "x", bullets: ["Led a ward"] }],
    degrees: ["BSc"],
    certifications: ["First aid"],
  });
  const [[role], [education], [certificate]] = [
    resume.roles,
    resume.education,
    resume.certifications,
  ];
  if (role) role.title = null;
  if (education) education.degree = null;
  if (certificate) certificate.place = null;
  expect(readLines(resume).map(({ text }) => text)).toEqual(["Led a ward"]);
});

test("the first sentence of a role is seen where it shares the line of the title", () => {
  const told = "Led a ward of twenty beds and taught all of those who were new to it";
  const resume = sampleResume({
    roles: [{ title: "Nurse", start: "2020-01", bullets: ["Fed cats"] }],
  });
  const at = resume.roles[0]?.place.line ?? 0;
  const lines = resume.lines.map((line, index) =>
    index === at ? `Nurse 2020 – 2024 ${told}` : line,
  );
  const texts = readLines({ ...resume, lines }).map(({ text, isDone }) => [text, isDone]);
  expect(texts).toContainEqual([`Nurse 2020 – 2024 ${told}`, true]);
});
