import { readFileSync } from "node:fs";
import { join } from "node:path";
import { canonicalSkill } from "@resume-picker/domain/skills/canonical-skill";
import { findSkills } from "@resume-picker/domain/skills/find-skills";
import { describe, expect, test } from "vitest";

const table = join(import.meta.dirname, "../../lexicon/any/senses.tsv");
const rows = readFileSync(table, "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => {
    const [sense = "", alias = "", , , example = "", counterExample = ""] = row.split("\t");
    return { sense, alias, example, counterExample };
  });

describe("an ordinary word is a skill only in its sense", () => {
  test.each(rows.filter(({ example }) => example !== ""))("$alias", ({ alias, sense, example }) => {
    const [language = "en"] = sense.startsWith("in:") ? [sense.slice(3).split(",")[0]] : [];
    const found = findSkills(example, { language, inSkillList: sense === "item" });
    expect(found.map(({ skill }) => skill)).toContain(canonicalSkill(alias));
  });

  test.each(rows.filter(({ counterExample }) => counterExample !== ""))(
    "not $alias",
    ({ alias, counterExample }) => {
      const found = findSkills(counterExample, { language: "en" });
      expect(found.map(({ term }) => term.toLowerCase())).not.toContain(alias);
    },
  );

  test("every alias with a sense is one of the vocabulary, once", () => {
    const aliases = rows.map(({ alias }) => alias);
    expect(aliases.filter((alias) => canonicalSkill(alias) === null)).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});
