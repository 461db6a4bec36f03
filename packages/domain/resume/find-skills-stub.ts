import type { SkillMention } from "./read-skills.ts";

const terms = [
  "Python",
  "JavaScript",
  "TypeScript",
  "Java",
  "SQL",
  "Excel",
  "Docker",
  "Kubernetes",
  "React",
  "AWS",
];

/** Stands in until the vocabulary lands. */
export function findSkills(text: string): SkillMention[] {
  return terms.flatMap((term) => {
    const at = text.search(new RegExp(`(?<![\\p{L}\\p{N}])${term}(?![\\p{L}\\p{N}])`, "iu"));
    return at === -1
      ? []
      : [{ skill: term, term: text.slice(at, at + term.length), start: at, end: at + term.length }];
  });
}
