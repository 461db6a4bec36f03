import { foldText } from "../text/fold-text.ts";
import { foldedWords, isEastern } from "../lexicon/lexicon.ts";
import { schooling } from "../lexicon/schooling.gen.ts";

/** Degrees by level, and degrees without a stated level. */
const degreeKinds = [
  ...["doctorate", "master", "bachelor", "vocational"],
  ...["university", "diploma", "degree"],
] as const;

export const listedDegrees = foldedWords(schooling, ...degreeKinds);
export const listedSchools = foldedWords(schooling, "school");

const marks: Readonly<Record<string, string>> = {
  ".": "\\.?",
  _: "\\s?",
  "<": "(?<![\\p{L}\\p{N}])",
  ">": "(?![\\p{L}\\p{N}])",
  "~": "(?<=\\w{4})",
};

const sourceOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[._<>~]/g, (mark) => marks[mark] ?? mark)).join("|");

/** Degrees and school certificates, in folded text. */
export const degreePattern = new RegExp(
  `(?:^|[^\\p{L}])(?:${sourceOf(listedDegrees.filter((word) => !isEastern(word)))})(?=$|[^\\p{L}])|${sourceOf(listedDegrees.filter(isEastern))}`,
  "u",
);

/** Words for schools and universities, in folded text. */
export const institutionPattern = new RegExp(`(?:${sourceOf(listedSchools)})`, "u");

/** Whether the text names a degree or a school first, or null if it names neither. */
export function nameOfStudy(text: string): "degree" | "school" | null {
  const folded = foldText(text);
  const degree = degreePattern.exec(folded);
  const school = institutionPattern.exec(folded);
  if (degree && school) return degree.index <= school.index ? "degree" : "school";
  if (degree) return "degree";
  return school ? "school" : null;
}
