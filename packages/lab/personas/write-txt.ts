import type { Entry, Sheet } from "./compose.ts";

const width = 90;

/** Writes the CV as plain text. */
export function writeTxt({ persona, headings, roles, education, spoken }: Sheet): string {
  return [
    persona.name,
    persona.headline,
    `${persona.email} | ${persona.phone} | ${persona.town}`,
    "",
    headings.summary.toUpperCase(),
    persona.summary,
    "",
    headings.experience.toUpperCase(),
    ...roles.flatMap((role) => [...entry(role), ""]),
    headings.education.toUpperCase(),
    ...education.flatMap((study) => [...entry(study), ""]),
    headings.skills.toUpperCase(),
    persona.skills.join(", "),
    "",
    headings.languages.toUpperCase(),
    ...spoken,
    "",
  ].join("\n");
}

function entry({ lines, bullets, rail }: Entry): string[] {
  const head = lines.map(({ left, right }, at) => {
    const text = rail !== undefined && at === 0 ? `${rail.padEnd(26)}${left}` : left;
    return right === undefined
      ? text
      : `${text}${" ".repeat(Math.max(4, width - text.length - right.length))}${right}`;
  });
  return [...head, ...bullets.map((bullet) => `- ${bullet}`)];
}
