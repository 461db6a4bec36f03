import type { ParsedResume } from "../shape/parsed-resume.ts";
import type { ResumeText } from "../text/resume-text.ts";

/** The maximum distance, in lines, of a title, employer or school from its entry's own line. */
const reach = 3;

/** The titles, employers and schools in each line, as written there. */
export function findKeptWords(
  { lines }: ResumeText,
  { roles, education }: Pick<ParsedResume, "roles" | "education">,
): Map<number, string[]> {
  const kept = new Map<number, string[]>();
  const entries = [
    ...roles.map(({ title, company, place }) => ({ words: [title, company], place })),
    ...education.map(({ degree, institution, place }) => ({ words: [degree, institution], place })),
  ];
  for (const { words, place } of entries) {
    for (let index = place.line - reach; index <= place.line + reach; index += 1) {
      const text = lines[index]?.text ?? "";
      const here = words.filter((word) => word !== null && word !== "" && text.includes(word));
      if (here.length > 0)
        kept.set(index, [...(kept.get(index) ?? []), ...here.flatMap((word) => word ?? [])]);
    }
  }
  return kept;
}

/** The changed text, or the original if the change would alter one of the words. */
export function keeps(
  text: string,
  words: readonly string[],
  change: (text: string) => string,
): string {
  const changed = change(text);
  const isLost = (word: string) => text.includes(word) && !changed.includes(word);
  return words.some(isLost) ? text : changed;
}
