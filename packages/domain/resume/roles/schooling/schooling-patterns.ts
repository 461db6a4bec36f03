import { dutch } from "./dutch.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { otherLanguages } from "./other-languages.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const languages = [english, german, french, spanish, portuguese, italian, dutch, otherLanguages];

const listOf = (kind: "degrees" | "schools"): string[] =>
  languages.flatMap((words) =>
    words[kind]
      .split("|")
      .map((word) => word.trim())
      .filter((word) => word !== ""),
  );

export const listedDegrees: readonly string[] = listOf("degrees");
export const listedSchools: readonly string[] = listOf("schools");

const marks: Readonly<Record<string, string>> = {
  ".": "\\.?",
  _: "\\s?",
  "<": "\\b",
  ">": "\\b",
  "~": "(?<=\\w{4})",
};

const sourceOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[._<>~]/g, (mark) => marks[mark] ?? mark)).join("|");

/** Degrees and school certificates, in folded text. */
export const degreePattern = new RegExp(
  `(?:^|[^\\p{L}])(?:${sourceOf(listedDegrees)})(?=$|[^\\p{L}])`,
  "u",
);

/** Words that name a place of learning, in folded text. */
export const institutionPattern = new RegExp(`(?:${sourceOf(listedSchools)})`, "u");
