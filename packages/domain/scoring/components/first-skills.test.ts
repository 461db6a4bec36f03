import fc from "fast-check";
import { expect, test } from "vitest";
import type { ResumeSkill, SkillEvidence } from "../../resume/shape/parsed-resume.ts";
import type { DemandMatch } from "../demands/demand.ts";
import { firstSkillCount, firstSkills } from "./first-skills.ts";

const place = { page: 1, line: 0 };
const evidence = (where: SkillEvidence["where"]): SkillEvidence => ({
  ...{ place, term: "x", where },
  role: where === "role" ? 0 : null,
});
const skill = (name: string, given: Partial<ResumeSkill> = {}): ResumeSkill => ({
  ...{ skill: name, proficiency: null, evidence: [evidence("skills")] },
  ...{ lastUsed: null, years: null },
  ...given,
});
const shown = (name: string, years: number, lastUsed = "2020-01") =>
  skill(name, { evidence: [evidence("role")], years, lastUsed });
const answer = (
  name: string,
  kind: DemandMatch["demand"]["kind"],
  state: DemandMatch["state"],
): DemandMatch => ({
  demand: {
    ...{
      text: name,
      kind,
      weight: 1,
      skills: [name],
      anyOf: false,
      isDegree: false,
      languages: [],
      isCertificate: false,
    },
    ...{ years: null, rest: [], isAdvanced: false, stems: [], work: null, done: null },
    ...{
      setting: [],
      sectors: [],
      alternatives: [],
      conjuncts: [],
      standIn: null,
      commonness: null,
    },
  },
  ...{ state, by: name, credit: 1, quote: null, roles: [], skill: name },
});

test("what answers a must-have comes first, shown before listed, and wishes next", () => {
  const skills = ["A", "B", "C", "D", "E"].map((name) => skill(name));
  const matches = [
    answer("C", "nice", "shown"),
    answer("D", "must", "listed"),
    answer("E", "must", "shown"),
  ];
  expect(firstSkills(skills, matches)).toEqual(["E", "D", "C", "A"]);
});

test("without demands the best proven come first: in a role, for long, lately", () => {
  const skills = [
    skill("Python"),
    shown("Java", 2),
    shown("Kotlin", 8),
    shown("Scala", 2, "2024-06"),
    shown("Communication", 9),
  ];
  expect(firstSkills(skills, [])).toEqual(["Kotlin", "Scala", "Java", "Communication"]);
});

test("what a second line says goes before what one line says for long", () => {
  const twice = skill("Forecasting", {
    evidence: [evidence("role"), evidence("skills")],
    years: 1,
    lastUsed: "2020-01",
  });
  expect(firstSkills([shown("Firefighting", 12), twice], [])).toEqual([
    "Forecasting",
    "Firefighting",
  ]);
});

test("the order of the CV decides nothing that differs, and no skill is made up", () => {
  const names = ["A", "B", "C", "D", "E", "F"];
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.subarray(names), (order, asked) => {
      const skills = order.map((name) => shown(name, names.indexOf(name)));
      const matches = asked.map((name) => answer(name, "must", "shown"));
      const first = firstSkills(skills, matches);
      expect(first).toEqual(firstSkills([...skills].reverse(), matches));
      expect(first.length).toBe(Math.min(firstSkillCount, order.length));
      expect(order).toEqual(expect.arrayContaining(first));
    }),
  );
});
