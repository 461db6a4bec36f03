import { patternOf } from "../lexicon/lexicon.ts";
import { skillWords } from "../lexicon/skill-words.gen.ts";

/** The source of a pattern for any word of the kinds, and for longer words that start with it. */
export const anyStart = (...kinds: readonly string[]): string =>
  `(?<![\\p{L}\\d])(?:${patternOf(skillWords, ...kinds)})`;

/** The same for whole words. */
export const any = (...kinds: readonly string[]): string => `${anyStart(...kinds)}(?![\\p{L}\\d])`;

/** A word of the list around a skill. It starts no different phrase. */
const listed = `(?!${any("newPhrase")})[\\p{L}/&'’-]{1,24}`;

/** Up to so many words before the end of the text. None of them starts a different phrase. */
export const gapBefore = (max: number): string => `(?:[ ,]+${listed}){0,${max}}[ ,]+$`;

/** Up to so many words after the start of the text, each after "and" if `isJoined`. */
const gapAfter = (max: number, { isJoined }: { isJoined: boolean }): string =>
  `^(?:,?(?: (?:and|&|or))${isJoined ? "" : "?"} (?!(?:and|or)\\b)${listed}){0,${max}} `;

/** A pattern for a word of the kind, and up to so many others before the end of the text. */
export const before = (kind: string, max: number): RegExp =>
  new RegExp(any(kind) + gapBefore(max), "iu");

/** The same after the start of the text. */
export const after = (kind: string, max: number, how: { isJoined: boolean }): RegExp =>
  new RegExp(gapAfter(max, how) + any(kind), "iu");
