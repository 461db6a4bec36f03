import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
const motherhood = patternOf(people, "maternityLeave");

/**
 * Words that reveal the person's gender or family, with their replacements, matched as whole words.
 * They only cover the person. The subject of the work ("women's wear", "maternity ward", "girls'
 * school") is kept, regardless of who does it.
 */
const ofAnyLanguage: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?:(?<!\\s)\\s+)?[([](?:${patternOf(people, "pronounFirst")})\\s*\\/\\s*(?:${patternOf(people, "pronounSecond")})(?:\\s*\\/\\s*\\p{L}+)?[)\\]]`,
      "giu",
    ),
    "",
  ],
  [/\b(?:she|he)\s*\/\s*(?:her|him)(?:\s*\/\s*(?:hers|his))?\b/gi, ""],
  [
    new RegExp(
      `\\b(?:${patternOf(people, "titleOfHiddenName")})\\.?\\s+(?=(?:(?:\\p{Lu}\\.|Dr\\.?|Prof\\.?|Ing\\.?)\\s*){0,6}\\[name\\])`,
      "gu",
    ),
    "",
  ],
  [new RegExp(`\\b(?:${motherhood})\\b`, "g"), wordsOf(people, "parentalLeave").join("/")],
];

/** English only, because "he" and "her" mean something else in "He trabajado" and "hin und her". */
const ofEnglish: readonly (readonly [RegExp, string])[] = [
  [/\b(?:maternity|paternity)(?= leave\b)/gi, "parental"],
  [/\b(?:mother|father|mum|mom|dad)(?= of (?:\d|an?|one|two|three|four|five)\b)/gi, "parent"],
  [/\b(?:sorority|fraternity)\b/gi, "student society"],
  [/\b(?:himself|herself)\b/gi, "themself"],
  [/\b(?:she|he)\b/g, "they"],
  [/\b(?:She|He)\b/g, "They"],
  [/\b(?:her|his)\b(?=\s+[\p{L}\p{N}])/gu, "their"],
  [/\b(?:Her|His)\b(?=\s+[\p{L}\p{N}])/gu, "Their"],
  [/\b(?:her|his)\b/g, "them"],
  [/\b(?:him|hers)\b/gi, "them"],
];

/** A fast check, because most lines contain none of the words. */
const mayTell = new RegExp(
  `/|\\[name\\]|\\b(?:she|he|her|his|him|hers|herself|himself|maternity|paternity|${motherhood}|mother|father|mum|mom|dad|sorority|fraternity)\\b`,
  "i",
);

/** Rewrites the text without words that reveal the person's gender or family. */
export function neutralize(text: string, language: string): string {
  if (!mayTell.test(text)) return text;
  const rows = language === "en" ? [...ofAnyLanguage, ...ofEnglish] : ofAnyLanguage;
  return rows.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
