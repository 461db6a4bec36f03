import { postings } from "../../lexicon/postings.gen.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { headingKinds } from "./headings/posting-words.ts";
import type { ClauseKind, HeadingKind } from "./headings/posting-words.ts";
import { kindOfWholeLine } from "./headings/kind-of-whole-line.ts";
import { sourceOfPhrase } from "./phrase-pattern.ts";

type ListedHeading = { kind: HeadingKind; heading: string; language: string; pattern: RegExp };

/** Each heading of the lexicon, with the kind of its section. */
export const listedHeadings: readonly ListedHeading[] = Object.entries(postings).flatMap(
  ([language, table]) =>
    headingKinds.flatMap((kind) =>
      (table[kind]?.split("|") ?? []).map((heading) => ({
        ...{ kind, heading, language },
        pattern: new RegExp(sourceOfPhrase(heading), "iu"),
      })),
    ),
);

/** One combined pattern per section kind, in order of precedence. */
const patterns = headingKinds.map((kind) => {
  const all = listedHeadings.filter((each) => each.kind === kind);
  return { kind, pattern: new RegExp(all.map(({ pattern }) => pattern.source).join("|"), "iu") };
});

const fillers = new Set(wordsOf(postings, "filler"));
export const headingStems: readonly string[] = wordsOf(postings, "stem");
const headingStem = new RegExp(headingStems.join("|"), "iu");

/** A heading without surrounding punctuation. */
const bareWords = (heading: string) =>
  heading.replaceAll("’", "'").replace(/^[¿¡]\s*|(?<![\s:?!…])[\s:?!…]+$/gu, "");

/** The kind of section that a heading introduces, or null. */
export function kindOfHeading(heading: string): ClauseKind | null {
  const words = bareWords(heading);
  return (
    kindOfWholeLine(words) ?? patterns.find(({ pattern }) => pattern.test(words))?.kind ?? null
  );
}

/**
 * Whether an unmarked short line only introduces a section ("What you bring"). "First aid
 * preferred" is a requirement instead.
 */
export function isNothingButHeading(line: string): boolean {
  if (kindOfWholeLine(bareWords(line)) !== null) return true;
  const words = (line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map((word) =>
    word.replace(/['’](?:re|ve|ll|d|s)$/u, ""),
  );
  const telling = words.filter((word) => !fillers.has(word));
  return words.length > 0 && telling.every((word) => headingStem.test(word));
}
