import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areRelated,
  canonicalSkill,
  relatedSkills,
  skillCredit,
  tradeOfSkill,
} from "./canonical-skill.ts";
import { allSkills } from "./parse-vocabulary.ts";
import { vocabularyIndex } from "./vocabulary-index.ts";

test("the vocabulary covers many trades", () => {
  expect(allSkills().length).toBeGreaterThanOrEqual(1200);
  expect(new Set(allSkills().map((skill) => skill.trade)).size).toBeGreaterThanOrEqual(25);
});

test("no spelling belongs to two skills, and every implied skill exists", () => {
  const { clashes, byName } = vocabularyIndex();
  expect(clashes).toEqual([]);
  expect(byName.size).toBe(allSkills().length);
  expect(allSkills().flatMap((skill) => skill.implies.filter((name) => !byName.has(name)))).toEqual(
    [],
  );
});

test("every spelling leads to its skill, in any case", () => {
  fc.assert(
    fc.property(fc.constantFrom(...allSkills()), fc.nat(), (skill, pick) => {
      const term = skill.terms[pick % skill.terms.length]?.text ?? skill.name;
      for (const written of [term, term.toLowerCase(), term.toUpperCase(), ` ${term} `]) {
        expect(canonicalSkill(written)).toBe(skill.name);
      }
    }),
  );
}, 60_000);

test("aliases are the skill", () => {
  expect(canonicalSkill("k8s")).toBe("Kubernetes");
  expect(canonicalSkill("postgres")).toBe("PostgreSQL");
  expect(canonicalSkill("soins infirmiers")).toBe("Nursing");
  expect(canonicalSkill("Underwater basket weaving")).toBeNull();
  expect(canonicalSkill("")).toBeNull();
});

test("relatives earn part credit, specifics more, strangers nothing", () => {
  expect(skillCredit("PostgreSQL", "PostgreSQL")).toBe(1);
  expect(skillCredit("PostgreSQL", "MySQL")).toBe(0.5);
  expect(skillCredit("JavaScript", "Next.js")).toBe(0.8);
  expect(skillCredit("PostgreSQL", "SQL")).toBe(0.25);
  expect(skillCredit("Java", "JavaScript")).toBe(0);
  expect(areRelated("React", "Vue.js")).toBe(true);
  expect(areRelated("Nursing", "Kubernetes")).toBe(false);
  expect(relatedSkills("MySQL").map((related) => related.skill)).toContain("PostgreSQL");
});

test("a suite of programs says its common ones, and one of them no other", () => {
  expect(skillCredit("Microsoft Excel", "Microsoft Office")).toBe(0.8);
  expect(skillCredit("Adobe InDesign", "Adobe Creative Suite")).toBe(0.8);
  expect(skillCredit("Microsoft Word", "Microsoft Excel")).toBeLessThan(0.8);
  expect(skillCredit("Microsoft Project", "Microsoft Office")).toBeLessThan(0.8);
});

test.each([
  ["Insurance underwriting", "Mortgage underwriting"],
  ["SSRS", "Crystal Reports"],
  ["Incident response", "Computer forensics"],
  ["Credit analysis", "Lending"],
  ["Clinical skills", "Bedside nursing"],
  ["MRI scanning", "Ultrasound"],
  ["Series 7", "Series 63"],
])("%s is one thing, %s another", (one, other) => {
  expect(canonicalSkill(other)).not.toBeNull();
  expect(skillCredit(one, canonicalSkill(other) ?? "")).toBeLessThan(0.8);
});

test.each([
  // Part of the work, in either direction.
  ["Public relations", "Media relations"],
  ["Lending", "Credit analysis"],
  ["Space planning", "Interior design"],
  // Tools of the same class.
  ["Westlaw", "LexisNexis"],
  ["Epic EHR", "Cerner"],
  ["AutoCAD", "ArchiCAD"],
  ["Zendesk", "Freshdesk"],
])("%s and %s stand in for each other in part", (one, other) => {
  for (const credit of [skillCredit(one, other), skillCredit(other, one)]) {
    expect(credit).toBeGreaterThanOrEqual(0.4);
    expect(credit).toBeLessThan(0.8);
  }
});

test("trades are known", () => {
  expect(tradeOfSkill("Wound care")).toBe("healthcare");
  expect(tradeOfSkill("Nonsense")).toBeNull();
});
