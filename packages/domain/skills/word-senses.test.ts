import { describe, expect, test } from "vitest";
import { canonicalSkill } from "./canonical-skill.ts";
import { findSkills } from "./find-skills.ts";
import { allSenses } from "./parse-senses.ts";

describe("an ordinary word is a skill only in its sense", () => {
  const rows = allSenses();

  test.each(rows.filter(({ example }) => example !== null))(
    "$alias",
    ({ alias, sense, example }) => {
      const [language = "en"] = sense.kind === "in" ? sense.of : [];
      const inSkillList = sense.kind === "item";
      const found = findSkills(example ?? "", { language, inSkillList });
      expect(found.map(({ skill }) => skill)).toContain(canonicalSkill(alias));
    },
  );

  test.each(rows.filter(({ counterExample }) => counterExample !== null))(
    "not $alias",
    ({ alias, counterExample }) => {
      const word = findSkills(counterExample ?? "", { language: "en" }).map(({ term }) =>
        term.toLowerCase(),
      );
      expect(word).not.toContain(alias);
    },
  );

  test("every alias with a sense is one of the vocabulary, once", () => {
    const aliases = rows.map(({ alias }) => alias);
    expect(aliases.filter((alias) => canonicalSkill(alias) === null)).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});
