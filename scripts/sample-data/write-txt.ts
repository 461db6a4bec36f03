import { formatSpan } from "./format-dates.ts";
import type { Persona } from "./persona.ts";

const width = 78;

/** Writes plain text as pasted into a form: headings in capitals, 78 characters per line. */
export function writeTxt(persona: Persona): Uint8Array {
  const { headings } = persona;
  const blocks = [
    [
      persona.name,
      persona.headline,
      `${persona.email} | ${persona.phone} | ${persona.place}`,
      ...persona.links,
    ],
    [headings.summary.toUpperCase(), ...wrap(persona.summary)],
    [
      headings.skills.toUpperCase(),
      ...persona.skills.flatMap(({ label, names }) => wrap(`${label}: ${names.join(", ")}`)),
    ],
    [headings.roles.toUpperCase()],
    ...persona.roles.map((role) => [
      `${role.title}, ${role.company}, ${role.place}`,
      formatSpan(role, persona),
      ...role.points.flatMap((point) => wrap(`- ${point}`, "  ")),
    ]),
    [
      headings.education.toUpperCase(),
      ...persona.education.map((e) => `${e.degree}, ${e.school}, ${e.from} – ${e.to}`),
    ],
    [headings.certifications.toUpperCase(), ...persona.certifications],
    [headings.languages.toUpperCase(), persona.languages.join(", ")],
  ];
  const text = blocks
    .filter((lines) => lines.length > 1 || lines[0] === headings.roles.toUpperCase())
    .map((lines) => lines.filter((line) => line !== "").join("\n"))
    .join("\n\n");
  return new TextEncoder().encode(`${text}\n`);
}

function wrap(text: string, indent = ""): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
