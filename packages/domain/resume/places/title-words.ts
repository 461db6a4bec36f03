import { patternOf } from "../../lexicon/lexicon.ts";
import { foldedWords, wordPattern } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";

const listed = foldedWords(work, "title");

/** Words that name an occupation, folded. They are the head of a job title. */
export const titleHeads: ReadonlySet<string> = new Set(
  listed.filter((word) => !word.includes(" ")),
);

/** Occupations of several words from the language tables. */
export const listedTitles = wordPattern(listed.filter((word) => word.includes(" ")));

/** Endings of occupations that are written as one word, as in German, Swedish and Chinese. */
export const listedEndings = new RegExp(`(?:${foldedWords(work, "ending").join("|")})$`, "u");

/** Occupations of several words, none of which is an occupation alone, folded. */
export const titlePhrases = new RegExp(`\\b(?:${patternOf(work, "titlePhrase")})\\b`);

/** Words that precede a title's head, or replace it in a short line. */
export const titleModifiers: ReadonlySet<string> = new Set(foldedWords(work, "modifier"));

/** Roles that are training placements. */
export const internshipWords = new RegExp(`\\b(?:${patternOf(work, "internshipWord")})\\b`);

export const volunteerWords = new RegExp(`\\b(?:${patternOf(work, "volunteerWord")})\\b`);
