import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { comparableTitle } from "../words/compare-titles.ts";
import { matchTitle } from "./match-title.ts";
import { noReviews } from "../reviews/evidence-review.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";

const match = (sketch: ResumeSketch, title = "Nurse", skills = 0) =>
  matchTitle(findMentions(sampleResume(sketch)), comparableTitle(title), {
    skillMatchScore: skills,
    reviews: noReviews,
  });
const held = (end: string | null) => ({ roles: [{ title: "Nurse", start: "2000-01", end }] });

const own = "“Nurse” is the job's title.";
const same = (title: string, wanted = "Nurse") =>
  `“${title}” is the same kind of work as “${wanted}”.`;

test.each<[ResumeSketch, number, string, string[]]>([
  [held(null), 100, own, ["Nurse"]],
  // Older roles count slightly less. The present is June 2026.
  [held("2023-06"), 100, own, ["Nurse"]],
  [held("2023-05"), 95, own, ["Nurse"]],
  [held("2018-06"), 95, own, ["Nurse"]],
  [held("2018-05"), 85, same("Nurse"), ["Nurse"]],
  [held("2014-06"), 85, same("Nurse"), ["Nurse"]],
  [held("2014-05"), 70, same("Nurse"), ["Nurse"]],
  [{ headline: "Nurse" }, 95, own, ["Nurse"]],
  [{ headline: "Nurse", ...held(null) }, 100, own, ["Nurse"]],
  [{ headline: "Nurse", roles: [{ title: "Weaver" }] }, 95, own, ["Nurse"]],
  [
    { roles: [{ title: "Weaver" }, { title: "Nurse" }, { title: "Senior Nurse" }] },
    100,
    own,
    ["Nurse"],
  ],
  [{ roles: [{ title: "Krankenpfleger" }] }, 85, same("Krankenpfleger"), ["Krankenpfleger"]],
  [
    { roles: [{ title: "Nursing Assistant" }] },
    45,
    "“Nursing Assistant” is the closest title to “Nurse”: similar, but not the same work.",
    ["Nursing Assistant"],
  ],
  [{ roles: [{ title: "Blacksmith" }] }, 0, nothing("Blacksmith"), []],
  [{}, 0, "No role title was found in the CV. This part counts as 0.", []],
  // Education counts if no title matches.
  [
    { degrees: ["Nurse"] },
    45,
    "“Nurse” is the closest title to “Nurse”: similar, but not the same work.",
    ["Nurse"],
  ],
  [
    { certifications: ["Nurse"], roles: [{ title: "Blacksmith" }] },
    45,
    "“Nurse” is the closest title to “Nurse”: similar, but not the same work.",
    ["Nurse"],
  ],
  [
    { degrees: ["Nurse"], roles: [{ title: "Krankenpfleger" }] },
    85,
    same("Krankenpfleger"),
    ["Krankenpfleger"],
  ],
])("the nearest title counts, by its age: %j", (...row) => {
  const [sketch, titleScore, reason, quoted] = row;
  const result = match(sketch);
  expect(result).toMatchObject({ titleScore, reason });
  expect(result.quotes.map(({ text }) => text)).toEqual(quoted);
  for (const { covers, line } of result.quotes) {
    expect(covers).toEqual(["title"]);
    expect(line).toBeGreaterThanOrEqual(0);
  }
});

function nothing(title: string): string {
  return `No title in the CV is close to “Nurse”; the nearest is “${title}”.`;
}

test("an internship in the work counts 0.85", () => {
  const resume = sampleResume(held(null));
  for (const role of resume.roles) role.kind = "internship";
  expect(
    matchTitle(findMentions(resume), comparableTitle("Nurse"), {
      skillMatchScore: 0,
      reviews: noReviews,
    }).titleScore,
  ).toBe(85);
});

test("a role without a title or an end says nothing about its age", () => {
  const resume = sampleResume({ roles: [{ title: "Weaver" }, { title: "Nurse" }] });
  const [first, second] = resume.roles;
  if (first) first.title = null;
  if (second) Object.assign(second, { isCurrent: false, end: null });
  expect(
    matchTitle(findMentions(resume), comparableTitle("Nurse"), {
      skillMatchScore: 0,
      reviews: noReviews,
    }).titleScore,
  ).toBe(100);
});

const standsIn = "60% of the skill match is used instead.";

test.each<[ResumeSketch, number, number, string]>([
  [{}, 90, 54, `No role title was found in the CV. ${standsIn}`],
  [
    { roles: [{ title: "Falconer Extraordinaire" }] },
    90,
    54,
    `No title in the CV is a known occupation. ${standsIn}`,
  ],
  // A known other occupation is not missing data.
  [{ roles: [{ title: "Accountant" }] }, 90, 0, nothing("Accountant")],
  [{ roles: [{ title: "Weaver" }, { title: "Accountant" }] }, 90, 0, nothing("Weaver")],
  [{ headline: "Nurse" }, 90, 95, own],
  [{ degrees: ["Whatever"] }, 0, 0, nothing("Whatever")],
])("where no title is known, the skills stand in, in part: %j, %d", (...row) => {
  const [sketch, skills, titleScore, reason] = row;
  expect(match(sketch, "Nurse", skills)).toMatchObject({ titleScore, reason });
});

test("a certificate without a place isn't quoted, an education without a degree passed over", () => {
  const resume = sampleResume({ certifications: ["Nurse"], degrees: ["BSc"] });
  const [certificate] = resume.certifications;
  const [education] = resume.education;
  if (certificate) certificate.place = null;
  if (education) education.degree = null;
  expect(
    matchTitle(findMentions(resume), comparableTitle("Nurse"), {
      skillMatchScore: 0,
      reviews: noReviews,
    }),
  ).toMatchObject({
    titleScore: 45,
    quotes: [],
  });
});

test("a known title lets nothing stand in for it, however weak", () => {
  const resume: ResumeSketch = { roles: [{ title: "Nursing Assistant" }] };
  expect(match(resume, "Nurse", 100).titleScore).toBe(45);
  expect(match({ roles: [{ title: "Nursing Assistant" }] }, "Weaver", 100).titleScore).toBe(0);
});
