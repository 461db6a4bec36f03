import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../../resume/lexicon/work.gen.ts";
import { compareLetters } from "./compare-letters.ts";
import { findFamilies } from "./find-families.ts";
import { normalizeTitle } from "./normalize-title.ts";
import { nearOccupation, occupationSimilarity } from "./occupations/occupations.ts";
import { readTitle } from "./read-title.ts";
import type { TitleReading } from "./read-title.ts";
import { familyCredit, familySimilarity } from "./role-families.ts";
import type { RoleFamily } from "./role-families.ts";

/** A title prepared for comparison, once per job and role. */
export type ComparableTitle = {
  title: string;
  core: string[];
  families: RoleFamily[];
  readings: TitleReading[];
};

/** Words that many different occupations share. */
const genericWords = new Set(wordsOf(work, "generic"));
/** The same in a script without spaces. */
const genericEnding = new RegExp(`(?:${wordsOf(work, "genericEnding").join("|")})$`, "u");
const genericWeight = 0.35;
/** The maximum similarity if only such words overlap. */
const genericOnlyCap = 0.15;

export function comparableTitle(title: string): ComparableTitle {
  const { words, core } = normalizeTitle(title);
  const families = findFamilies(words);
  return {
    title,
    core,
    families: families.length > 0 ? families : findFamilies(core),
    readings: readTitle(title),
  };
}

/**
 * Rates the similarity of two titles, 0 to 1: 1 for the same work in the same words, at least 0.7
 * for the same occupation, and at least 0.25 for related work. The closest pair of alternatives
 * counts.
 */
export function titleSimilarity(wanted: ComparableTitle, has: ComparableTitle): number {
  let best = 0;
  for (const a of wanted.readings) {
    for (const b of has.readings) best = Math.max(best, compareReadings(a, b));
  }
  return best;
}

function compareReadings(wanted: TitleReading, has: TitleReading): number {
  const likeness = likenessOf(wanted, has);
  return Math.min(likeness, limitOf(wanted, has, likeness));
}

/** Compares by words, letters and occupation, then by activity and field. */
function likenessOf(wanted: TitleReading, has: TitleReading): number {
  if (wanted.core.length === 0 || has.core.length === 0) return 0;
  const isKnown = wanted.families.length > 0 && has.families.length > 0;
  const words = Math.max(
    wordSimilarity(wanted.core, has.core),
    isKnown || (wanted.head !== null && has.head !== null)
      ? 0
      : maxByLetters * compareLetters(telling(wanted.core), telling(has.core)),
  );
  if (words > 0.999) return 1;
  if (areNamed(wanted, has)) return byOccupation(wanted, has, words);
  const family = nearest(wanted.families, has.families);
  const isOneKnown = wanted.families.length === 0 || has.families.length === 0;
  const shared = words * (family > 0 || isOneKnown ? 0.9 : 0.5);
  const byWords =
    words <= genericOnlyCap ? Math.max(family, shared) : family + (1 - family) * shared;
  return Math.max(byWords, byField(wanted, has), byHead(wanted, has));
}

const areNamed = (wanted: TitleReading, has: TitleReading) =>
  wanted.occupations.length > 0 && has.occupations.length > 0;

/** For two known occupations. Words and fields only refine the similarity. */
function byOccupation(wanted: TitleReading, has: TitleReading, words: number): number {
  const near = nearestOccupation(wanted, has);
  if (near >= sameWork) return near + (1 - near) * words;
  if (near >= nearFamily) return Math.min(nearAtMost, near + (1 - near) * words * 0.5);
  return Math.min(strangersAtMost, Math.max(near, words * 0.5));
}

const sameWork = 0.7;
/** Occupations in families with at least this similarity are related. */
const farFamily = 0.4;
const strangersAtMost = 0.2;

function nearestOccupation(wanted: TitleReading, has: TitleReading): number {
  let near = byFamilies(nearest(wanted.families, has.families));
  for (const a of wanted.occupations) {
    for (const b of has.occupations) near = Math.max(near, occupationSimilarity(a, b));
  }
  return near;
}

/** The similarity of occupations by their families, lower than that in their own data. */
function byFamilies(near: number): number {
  if (near >= familyCredit || near < farFamily) return 0;
  return near >= sameWork ? near : nearOccupation;
}

const headCredits = { same: 0.75, alike: 0.7, open: 0.6, other: 0.35 } as const;
/**
 * The same field with the same head is the same work. The same field alone is related work. A
 * related field counts half.
 */
function byField(wanted: TitleReading, has: TitleReading): number {
  const near = nearest(fieldsOf(wanted), fieldsOf(has));
  if (near === 0) return 0;
  const relation = relationOfHeads(wanted, has);
  return near >= sameField ? headCredits[relation] : headCredits[relation] * near;
}

const nearFamily = 0.25;

/** "Consultant" alone names the work but not the field; "Manager" alone names neither. */
function byHead(wanted: TitleReading, has: TitleReading): number {
  const isShared = has.head !== null && has.head === wanted.head;
  const isAlone = has.core.length === 1 || wanted.core.length === 1;
  return isShared && isAlone && !tellingNothing.has(has.headClass ?? "") ? headAlone : 0;
}

const headAlone = 0.45;
const tellingNothing = new Set(["lead", "coordinate", "assist", "clerk", "any"]);
const sameField = 0.79;

function relationOfHeads(a: TitleReading, b: TitleReading): keyof typeof headCredits {
  if (a.head === null || b.head === null) return "open";
  if (a.head === b.head) return "same";
  if (a.headClass === b.headClass) return "alike";
  return a.headClass === "any" || b.headClass === "any" ? "open" : "other";
}

/** Limits the similarity of a learner's title, and of titles with unrelated fields. */
function limitOf(wanted: TitleReading, has: TitleReading, likeness: number): number {
  const isOne = nearestOccupation(wanted, has) >= sameWork;
  if (isOne && wanted.isWhole && has.isWhole)
    return wanted.isLearner === has.isLearner ? 1 : nearAtMost;
  return !areNamed(wanted, has) && areForeign(wanted, has, likeness) ? foreignAtMost : 1;
}

const nearAtMost = 0.6;
const foreignAtMost = 0.15;

/** Whether both name fields and none of these are related. The same head doesn't count then. */
function areForeign(a: TitleReading, b: TitleReading, likeness: number): boolean {
  const [one, other] = [fieldsOf(a), fieldsOf(b)];
  if (one.length === 0 || other.length === 0 || likeness > 0.999) return false;
  return nearest(one, other) === 0;
}

function fieldsOf({ families, fields }: TitleReading): RoleFamily[] {
  return [...families, ...fields];
}

function nearest(some: readonly RoleFamily[], others: readonly RoleFamily[]): number {
  let near = 0;
  for (const a of some) {
    for (const b of others) near = Math.max(near, familySimilarity(a, b));
  }
  return near;
}

/** The maximum similarity by letters, which prove less than words. */
const maxByLetters = 0.85;

/** Removes words that many different occupations share: 工程师 is an engineer of any kind. */
function telling(words: readonly string[]): string[] {
  return words
    .filter((word) => !genericWords.has(word))
    .map((word) => word.replace(genericEnding, ""))
    .filter((word) => word !== "");
}

function wordSimilarity(wanted: readonly string[], has: readonly string[]): number {
  const wantedSet = new Set(wanted);
  const hasSet = new Set(has);
  let shared = 0;
  let onlyGeneric = true;
  for (const word of wantedSet) {
    if (!hasSet.has(word)) continue;
    shared += wordWeight(word);
    if (!genericWords.has(word)) onlyGeneric = false;
  }
  const wantedWeight = sum(wantedSet);
  const hasWeight = sum(hasSet);
  const similarity = (shared / wantedWeight + (2 * shared) / (wantedWeight + hasWeight)) / 2;
  const isWhole = wantedSet.size === hasSet.size && shared === wantedWeight;
  return onlyGeneric && !isWhole ? Math.min(similarity, genericOnlyCap) : similarity;
}

function wordWeight(word: string): number {
  return genericWords.has(word) ? genericWeight : 1;
}

function sum(words: ReadonlySet<string>): number {
  let total = 0;
  for (const word of words) total += wordWeight(word);
  return total;
}
