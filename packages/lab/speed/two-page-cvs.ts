import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { composeSheet } from "../personas/compose.ts";
import { personas } from "../personas/persona.ts";
import type { Persona } from "../personas/persona.ts";
import { writePdf } from "../personas/write-pdf.ts";

const tasks = [
  "Kept the records of the team in order and answered the questions of three departments",
  "Planned the week with colleagues, told them early what would be late, and why",
  "Trained newcomers in the first month and wrote down what they had asked about",
  "Brought the cost of a common mistake down by a third within the first year",
  "Took part in the weekly review and carried two of its decisions into daily work",
];

/** Writes two-page CVs of different persons to the folder. Returns their paths. */
export async function writeTwoPageCvs(folder: string, count: number): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const paths: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const persona = personas[number % personas.length];
    if (!persona) continue;
    const { sheet } = composeSheet(lengthen(persona, number), number);
    const layout = (["one column", "left sidebar", "right sidebar"] as const)[number % 3];
    const path = join(folder, `cv-${String(number).padStart(3, "0")}.pdf`);
    writeFileSync(path, await writePdf(sheet, layout ?? "one column"));
    paths.push(path);
  }
  return paths;
}

/** Returns another person with the same career, described at greater length. */
function lengthen(persona: Persona, number: number): Persona {
  return {
    ...persona,
    name: `${persona.name} ${wordOf(number)}`,
    email: `person${String(number)}@example.org`,
    roles: persona.roles.map((role, order) => ({
      ...role,
      bullets: [...role.bullets, ...tasks, ...tasks.slice(order), ...tasks.slice(0, order + 2)],
    })),
  };
}

/** Converts a number to letters, to make names unique. */
function wordOf(number: number): string {
  const letters = String(number).replace(/\d/g, (digit) => "aeioubrlms".charAt(Number(digit)));
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}
