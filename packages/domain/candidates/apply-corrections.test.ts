import fc from "fast-check";
import { expect, test } from "vitest";
import { parseResume } from "../resume/parse-resume.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";
import { documentFrom } from "../resume/testing/testing-document.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { Correction } from "./correction.ts";
import { profileEntries } from "./profile-entries.ts";

const cv = `
Noor Haddad
noor@example.org
Leeds, United Kingdom

EXPERIENCE

Senior Developer, Tidewater Bank
January 2021 - Present
- Built payment services with TypeScript and Kubernetes

Junior Developer, Harbour Studio
March 2015 - December 2017
- Maintained booking software in PHP

EDUCATION

BSc Computer Science, University of Leeds, 2012 - 2015

SKILLS
TypeScript, Kubernetes, PHP, PostgreSQL
`;
const read = parseResume(documentFrom(cv), { today: "2026-03-01" });
const correct = (...corrections: unknown[]) =>
  applyCorrections(
    read,
    corrections.map((each) => Correction.parse(each)),
  );
const keyOf = (parsed: ParsedResume, title: string) =>
  profileEntries(parsed, []).find(
    ({ field, value }) => field === "role" && JSON.stringify(value).includes(title),
  )?.subject ?? "";
const junior = {
  title: "Junior Developer",
  company: "Harbour Studio",
  location: null,
  start: "2015-03",
  end: "2020-12",
  isCurrent: false,
  kind: "job",
};

test("without corrections the parse stays what it is", () => {
  expect(applyCorrections(read, [])).toBe(read);
});

test("a corrected value counts, and an emptied one is none", () => {
  const corrected = correct(
    { field: "name", value: " Nour Haddad " },
    { field: "email", value: "" },
    { field: "yearsExperience", value: 7.04 },
  );
  expect(corrected.name).toMatchObject({ value: "Nour Haddad", confidence: 1 });
  expect(corrected.name?.place).toEqual(read.name?.place);
  expect(corrected.email).toBeNull();
  expect(corrected.yearsExperience).toBe(7);
});

test("years, gaps and last use of a skill follow corrected dates", () => {
  const subject = keyOf(read, "Junior Developer");
  const corrected = correct({ field: "role", subject, value: junior });
  expect(read.gaps).toHaveLength(1);
  expect(corrected.gaps).toEqual([]);
  expect(corrected.yearsExperience).toBeGreaterThan(read.yearsExperience ?? 0);
  const lastUsed = (parsed: ParsedResume) =>
    parsed.skills.find(({ skill }) => skill === "PHP")?.lastUsed;
  expect(lastUsed(read)).toBe("2017-12");
  expect(lastUsed(corrected)).toBe("2020-12");
});

test("a role that is struck out proves no skill any more, and the others keep theirs", () => {
  const subject = keyOf(read, "Senior Developer");
  const corrected = correct({ field: "role", subject, value: null });
  expect(corrected.roles.map(({ title }) => title)).toEqual(["Junior Developer"]);
  const roleOf = (skill: string) =>
    corrected.skills.find((each) => each.skill === skill)?.evidence.map(({ role }) => role);
  expect(roleOf("Kubernetes")).toEqual([null, null]);
  expect(roleOf("PHP")).toEqual([0, null]);
});

test("a role that a person adds takes its place among the others by its dates", () => {
  const value = { ...junior, title: "Developer", start: "2018", end: "2020" };
  const corrected = correct({ field: "role", subject: "added:1", value });
  expect(corrected.roles.map(({ title }) => title)).toEqual([
    "Senior Developer",
    "Developer",
    "Junior Developer",
  ]);
  const php = corrected.skills.find(({ skill }) => skill === "PHP");
  expect(php?.evidence[0]?.role).toBe(2);
});

test("skills are added, struck out, and rated", () => {
  const corrected = correct(
    { field: "skill", subject: "php", value: null },
    { field: "skill", subject: "TypeScript", value: { proficiency: "expert" } },
    { field: "skill", subject: "Forklift licence", value: { proficiency: null } },
  );
  expect(corrected.skills.map(({ skill }) => skill)).not.toContain("PHP");
  expect(corrected.skills.find(({ skill }) => skill === "TypeScript")).toMatchObject({
    proficiency: "expert",
    lastUsed: "2026-03",
  });
  expect(corrected.skills.at(-1)).toMatchObject({ skill: "Forklift licence", evidence: [] });
});

test("reread with another title or date, a role still gets its correction", () => {
  const subject = keyOf(read, "Junior Developer");
  const correction = Correction.parse({ field: "role", subject, value: junior });
  for (const [from, to] of [
    ["March 2015", "April 2015"],
    ["Junior Developer, Harbour", "Junior Web Developer, Harbour"],
  ] as const) {
    const again = parseResume(documentFrom(cv.replace(from, to)), { today: "2026-03-01" });
    const corrected = applyCorrections(again, [correction]);
    expect(corrected.roles).toHaveLength(2);
    expect(corrected.roles[1]).toMatchObject({ title: "Junior Developer", end: "2020-12" });
  }
});

test("what a person said of a role that is read no more is not lost", () => {
  const subject = keyOf(read, "Junior Developer");
  const correction = Correction.parse({ field: "role", subject, value: junior });
  const again = parseResume(documentFrom(cv.replace(/Junior[^]*PHP\n\nEDU/, "EDU")), {
    today: "2026-03-01",
  });
  expect(again.roles).toHaveLength(1);
  expect(applyCorrections(again, [correction]).roles[1]).toMatchObject(junior);
});

test("little certainty is no warning any more once a person has looked", () => {
  const unsure = {
    ...read,
    name: { value: "Curriculum", confidence: 0.5, place: null },
    warnings: [{ code: "low-confidence" as const, message: "Low confidence: name." }],
  };
  const fixed = Correction.parse({ field: "name", value: "Noor Haddad" });
  const other = Correction.parse({ field: "phone", value: "0123456" });
  expect(applyCorrections(unsure, [fixed]).warnings).toEqual([]);
  expect(applyCorrections(unsure, [other]).warnings[0]?.message).toContain("name");
});

test("the profile shows each correction beside what was read, and struck-out entries still", () => {
  const entries = profileEntries(read, [
    Correction.parse({ field: "location", value: "York" }),
    Correction.parse({ field: "skill", subject: "PHP", value: null }),
    Correction.parse({ field: "certification", subject: "CKA", value: true }),
  ]);
  const corrected = entries.filter(({ isCorrected }) => isCorrected);
  expect(corrected).toMatchObject([
    { field: "location", value: "York", asRead: "Leeds, United Kingdom" },
    { field: "skill", subject: "PHP", value: null, asRead: { proficiency: null } },
    { field: "certification", subject: "CKA", value: true, asRead: null },
  ]);
});

test.each([
  [{ field: "email", value: "nope" }, "Enter a full email address"],
  [{ field: "phone", value: "12" }, "at least five digits"],
  [{ field: "yearsExperience", value: 99 }, "from 0 to 70"],
  [{ field: "yearsExperience", value: Number.NaN }, "from 0 to 70"],
  [{ field: "role", value: { ...junior, title: " ", company: "" } }, "Name the role"],
  [{ field: "role", value: { ...junior, start: "13/2020" } }, "Write dates as"],
  [{ field: "role", value: { ...junior, start: "2021-01" } }, "The end is before the start"],
  [{ field: "skill", subject: "  ", value: null }, "Enter a value"],
  [{ field: "link", subject: "javascript:alert(1)", value: true }, "web address"],
  [{ field: "name", value: "x".repeat(201) }, "at most 200"],
])("%j is refused in words", (correction, message) => {
  const result = Correction.safeParse(correction);
  expect(result.error?.issues[0]?.message).toContain(message);
});

test("striking out and correcting any set of entries leaves a parse that is whole", () => {
  const entries = profileEntries(read, []).filter(({ value }) => value !== null);
  fc.assert(
    fc.property(fc.subarray(entries), fc.boolean(), (chosen, strikes) => {
      const corrections = chosen.map(({ field, subject, value }) =>
        // The day used for “present” can't be empty.
        Correction.parse({ field, subject, value: strikes && field !== "asOf" ? null : value }),
      );
      const corrected = applyCorrections(read, corrections);
      for (const { evidence } of corrected.skills) {
        for (const { role } of evidence) {
          if (role !== null) expect(corrected.roles[role]).toBeDefined();
        }
      }
      if (!strikes) {
        // Confirming a parsed value changes only its confidence.
        expect(corrected.roles.map(({ title }) => title)).toEqual(
          read.roles.map(({ title }) => title),
        );
        expect(corrected.yearsExperience).toBe(read.yearsExperience);
        expect(corrected.skills).toEqual(read.skills);
      }
    }),
  );
});
