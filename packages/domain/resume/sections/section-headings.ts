import { foldWords } from "../text/fold-text.ts";
import { cues } from "../lexicon/cues.gen.ts";
import { patternOf } from "../../lexicon/lexicon.ts";
import { headings } from "../lexicon/headings.gen.ts";
import type { SectionKind } from "./section-kind.ts";

export type KnownHeading = {
  kind: SectionKind;
  strong: boolean;
  usual: boolean;
  core: boolean;
};

/** The headings of all languages as written, with their section. The first duplicate is used. */
export const listedHeadings: readonly (readonly [string, KnownHeading])[] = [
  ...new Map(
    Object.values(headings)
      .flatMap((language) => Object.entries(language))
      .flatMap(([kind, phrases]) => phrases.split("|").map((phrase) => readHeading(kind, phrase)))
      .reverse()
      .map((heading) => [foldWords(heading[0]), heading] as const),
  ).values(),
];

function readHeading(kind: string, phrase: string): readonly [string, KnownHeading] {
  const marks = {
    strong: !phrase.includes("*"),
    usual: phrase.includes("+"),
    core: phrase.includes("!"),
  };
  // The kinds in the tables are section kinds, which a test verifies.
  return [phrase.replace(/[*+!]/g, "").trim(), { kind: kind as SectionKind, ...marks }];
}

/** Maps folded heading words to their section. */
export const knownHeadings: ReadonlyMap<string, KnownHeading> = new Map(
  listedHeadings.map(([phrase, known]) => [foldWords(phrase), known]),
);

/** Words that are a heading when alone on a line, even without the style of one. */
export const coreHeadings: ReadonlySet<string> = new Set(
  [...knownHeadings].filter(([, { core }]) => core).map(([heading]) => heading),
);

/** Unlisted headings of several words are recognized by these cues. The first match wins. */
export const headingCues: readonly (readonly [RegExp, SectionKind])[] = Object.keys(
  cues["en"] ?? {},
).map((cue) => [
  new RegExp(patternOf(cues, cue)),
  // The first word of a cue is a section kind, which a test verifies.
  cue.split(" ")[0] as SectionKind,
]);
