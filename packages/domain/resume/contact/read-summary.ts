import type { Field } from "../shape/parsed-resume.ts";
import type { Section } from "../sections/split-sections.ts";

const longest = 1500;

/** The summary section's text as one paragraph. */
export function readSummary(sections: readonly Section[]): Field<string> | null {
  const section = sections.find(
    (entry) => entry.kind === "summary" && entry.lines.some((line) => line.text.length > 25),
  );
  const first = section?.lines[0];
  if (!section || !first) return null;
  const text = section.lines
    .map((line) => line.text.trim())
    .join(" ")
    .replace(/(\p{Ll})- (?=\p{Ll})/gu, "$1-")
    .replace(/\s+/g, " ");
  return {
    value: text.slice(0, longest),
    confidence: 0.9,
    place: { line: first.index, page: first.line.page },
  };
}
