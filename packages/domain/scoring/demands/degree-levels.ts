import { patternOfAny } from "../../posting/clauses/phrase-pattern.ts";
import { wordPattern } from "../../resume/lexicon/lexicon.ts";
import { schooling } from "../../resume/lexicon/schooling.gen.ts";
import { degreeFields } from "../../lexicon/degree-fields.gen.ts";
import { kindsOf, wordsOf } from "../../lexicon/lexicon.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** 1 is vocational or secondary, 2 bachelor, 3 master, 4 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4;

const named: readonly [kind: string, level: DegreeLevel][] = [
  ["doctorate", 4],
  ["master", 3],
  ["bachelor", 2],
  ["vocational", 1],
];
/** Words for many kinds of degrees, which only decide the level if nothing else does. */
const general: readonly [kind: string, level: DegreeLevel][] = [
  ["university", 2],
  ["diploma", 1],
];

const isAbbreviation = (word: string) => word.includes(".") || word.includes("_");
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "").toLowerCase();
/** Two letters may also be a state or an ordinary word. */
const isShort = (word: string) => lettersOf(word).length === 2;

const wordsAt = (kind: string) => wordsOf(schooling, kind, `says ${kind}`);
const plainOf = (kind: string) => wordsAt(kind).filter((word) => !isAbbreviation(word));
const plainLevels = levelsBy(named, (kind) => plainOf(kind).map(foldText));
const generalLevels = levelsBy(general, (kind) => plainOf(kind).map(foldText));
const abbreviationsOf = (kind: string) => wordsAt(kind).filter(isAbbreviation);
const abbreviationLevels = levelsBy(named, (kind) => abbreviationsOf(kind).map(lettersOf));

function levelsBy(
  kinds: readonly [string, DegreeLevel][],
  words: (kind: string) => string[],
): ReadonlyMap<string, DegreeLevel> {
  // If a word has two levels, the higher one applies.
  const all = kinds.flatMap(([kind, level]) => words(kind).map((word) => [word, level] as const));
  return new Map(all.toReversed());
}

const longestFirst = (words: Iterable<string>) =>
  [...words].sort((one, other) => other.length - one.length);
const plain = new RegExp(wordPattern(longestFirst(plainLevels.keys())).source, "gu");
const anyCase = new RegExp(plain.source, "giu");
const anyGeneral = new RegExp(wordPattern(longestFirst(generalLevels.keys())).source, "gu");

/**
 * Each part of an abbreviation starts with a capital letter, which excludes "March" for "MArch".
 */
const abbreviationSource = (word: string) =>
  word
    .split(/[._]+/u)
    .map(([first = "", ...rest]) => {
      const small = rest.map((letter) =>
        /\p{L}/u.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter,
      );
      return first.toUpperCase() + small.join("");
    })
    .join("\\.?\\s?");
const patternOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(abbreviationSource).join("|")})(?![\\p{L}\\p{N}])`,
    "gu",
  );
const abbreviations = longestFirst(named.flatMap(([kind]) => abbreviationsOf(kind)));
const longer = patternOf(abbreviations.filter((word) => !isShort(word)));
const short = patternOf(abbreviations.filter(isShort));

type Found = { level: DegreeLevel; said: string; index: number };

function find(text: string, pattern: RegExp, levels: ReadonlyMap<string, DegreeLevel>): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
    const level = levels.get(said) ?? levels.get(lettersOf(said));
    return level === undefined ? [] : [{ level, said, index }];
  });
}

/** The levels in a text, by full names, by two-letter abbreviations and by general words. */
function readLevels(text: string): Record<"byName" | "byLetters" | "byKind", DegreeLevel[]> {
  const folded = foldText(text.replaceAll("’", "'"));
  const byName = [...find(folded, plain, plainLevels), ...find(text, longer, abbreviationLevels)];
  // "Towson, MD" is a place.
  const byLetters = find(text, short, abbreviationLevels).filter(
    ({ said, index }) => !states.has(said) || (index === 0 && text !== said),
  );
  const byKind = find(folded.replaceAll(noDegree, " "), anyGeneral, generalLevels);
  const levelsIn = (found: readonly Found[]) => found.map(({ level }) => level);
  return { byName: levelsIn(byName), byLetters: levelsIn(byLetters), byKind: levelsIn(byKind) };
}

const states = new Set(["MA", "MD", "ME"]);
/** "A high degree of care", "360-degree feedback". */
const noDegree = /\d[ -]degrees?\b|\bdegrees? of\b/gu;

const fieldsOfNames: ReadonlyMap<string, string> = new Map(
  kindsOf(degreeFields).flatMap(([field, names]) =>
    names.map((name) => [lettersOf(name), field] as const),
  ),
);

/** Replaces names of degrees ("BSN") by their fields. */
export function withFieldsSpelled(text: string): string {
  const spell = (name: string) => fieldsOfNames.get(lettersOf(name)) ?? " ";
  return text
    .replaceAll("’", "'")
    .replaceAll(anyCase, spell)
    .replaceAll(longer, spell)
    .replaceAll(short, spell);
}

/** The highest degree named in a line of a CV, or null. */
export function degreeLevel(text: string): DegreeLevel | null {
  const { byName, byLetters, byKind } = readLevels(text);
  const named = byName.length > 0 ? byName : byLetters.slice(0, 1);
  const found = named.length > 0 ? named : byKind;
  return found.length === 0 ? null : (Math.max(...found) as DegreeLevel);
}

const university = patternOfAny("university");

/**
 * The required level. If several are named, the lowest is enough. A university degree is at least a
 * bachelor's, while "Culinary degree" accepts any level.
 */
export function wantedLevel(demand: string): number {
  const { byName, byLetters, byKind } = readLevels(demand);
  const named = [...byName, ...byLetters];
  if (named.length > 0) return Math.min(...named);
  const isUniversity = university.test(demand);
  return isUniversity && byKind.length > 0 ? Math.min(...byKind) : isUniversity ? 2 : 1;
}
