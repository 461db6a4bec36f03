import { expect, test } from "vitest";
import { allSkills } from "../../skills/parse-vocabulary.ts";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const cv = `Kim Vale
kim@example.com

Experience
Nurse, Old Hospital   2018 – present
- Wound care and triage on a surgical ward

Skills
Wound care, Triage, Excel`;

/** One skill from each of the given number of trades. */
function oneOfEach(trades: number): string[] {
  const first = new Map(allSkills().map(({ trade, name }) => [trade, name]));
  return [...first.values()].slice(0, trades);
}

function parseWith(lines: readonly string[]) {
  const parsed = parseResume(documentFrom(`${cv}\n${lines.join("\n")}`), { today: "2026-06-15" });
  return {
    warned: parsed.warnings.filter(({ code }) => code === "manipulation"),
    skills: parsed.skills.map(({ skill }) => skill),
  };
}

const own = parseWith([]);

test.each([
  ["in one line", (items: string[]) => [items.join(", ")]],
  ["in a dozen lines", (items: string[]) => split(items, 4)],
])("skills of every trade prove nothing and are shown, %s", (_, arrange) => {
  const { warned, skills } = parseWith(arrange(oneOfEach(40)));
  expect(warned).toHaveLength(1);
  expect(warned[0]?.text).toContain(oneOfEach(1)[0] ?? "?");
  expect(skills).toEqual(own.skills);
});

test("who has worked in many trades is not accused", () => {
  const { warned, skills } = parseWith([oneOfEach(14).join(", ")]);
  expect(warned).toEqual([]);
  expect(skills.length).toBeGreaterThan(own.skills.length);
});

function split(items: readonly string[], perLine: number): string[] {
  const lines = Math.ceil(items.length / perLine);
  return Array.from({ length: lines }, (_, at) =>
    items.slice(at * perLine, (at + 1) * perLine).join(", "),
  );
}
