import { dutch } from "./headings/dutch.ts";
import { english } from "./headings/english.ts";
import { french } from "./headings/french.ts";
import { german } from "./headings/german.ts";
import { italian } from "./headings/italian.ts";
import { polish } from "./headings/polish.ts";
import { portuguese } from "./headings/portuguese.ts";
import { headingKinds } from "./headings/posting-words.ts";
import type { DescriptionKind, HeadingForm, HeadingKind } from "./headings/posting-words.ts";
import { spanish } from "./headings/spanish.ts";
import { kindOfWholeLine } from "./headings/kind-of-whole-line.ts";

const languages = { english, german, french, spanish, italian, dutch, portuguese, polish };
const allWords = Object.values(languages);

type ListedHeading = { kind: HeadingKind; heading: string; language: string; pattern: RegExp };

/** Each heading as it is written down, with the section that it opens. */
export const listedHeadings: readonly ListedHeading[] = Object.entries(languages).flatMap(
  ([language, { headings }]) =>
    headingKinds.flatMap((kind) =>
      partsOf(headings[kind] ?? "").map((heading) => ({
        ...{ kind, heading, language },
        pattern: new RegExp(heading.replace(/[<>]/g, "\\b"), "iu"),
      })),
    ),
);

export const headingForms: readonly (HeadingForm & { kind: HeadingKind })[] = allWords.flatMap(
  ({ forms = {} }) =>
    headingKinds.flatMap((kind) => (forms[kind] ?? []).map((form) => ({ kind, ...form }))),
);

function partsOf(list: string): string[] {
  return list
    .split("|")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** One pattern of all for each section, in the order in which they are asked. */
const patterns = headingKinds.map((kind) => {
  const all = [...listedHeadings, ...headingForms].filter((each) => each.kind === kind);
  const source = all.map(({ pattern }) => pattern.source).join("|");
  return { kind, pattern: new RegExp(source, "iu") };
});

const fillers = new Set(allWords.flatMap((each) => each.fillers.trim().split(/\s+/u)));
export const headingStems: readonly string[] = allWords.flatMap(({ stems }) => partsOf(stems));
const headingStem = new RegExp(headingStems.join("|"), "iu");

/** A heading without the signs around it. */
const bareWords = (heading: string) =>
  heading.replaceAll("’", "'").replace(/^[¿¡]\s*|(?<![\s:?!…])[\s:?!…]+$/gu, "");

/** The section that a heading's words open, or null. */
export function kindOfHeading(heading: string): DescriptionKind | null {
  const words = bareWords(heading);
  return (
    kindOfWholeLine(words) ?? patterns.find(({ pattern }) => pattern.test(words))?.kind ?? null
  );
}

/**
 * Whether a short line without any mark says nothing but what its section is: "What you bring",
 * unlike "First aid preferred", which is a demand of its own.
 */
export function isNothingButHeading(line: string): boolean {
  if (kindOfWholeLine(bareWords(line)) !== null) return true;
  const words = (line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map((word) =>
    word.replace(/['’](?:re|ve|ll|d|s)$/u, ""),
  );
  const telling = words.filter((word) => !fillers.has(word));
  return words.length > 0 && telling.every((word) => headingStem.test(word));
}
