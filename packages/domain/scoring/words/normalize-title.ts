import { any } from "../../posting/clauses/phrase-pattern.ts";
import { wordsOf } from "../../lexicon/lexicon.ts";
import { work } from "../../resume/lexicon/work.gen.ts";
import { foldWord } from "../../skills/tokenize.ts";

/**
 * Career level: 0 intern, 1 junior, 2 unspecified, 3 senior, 4 lead, 5 manager, 6 director, 7
 * executive.
 */
export type CareerLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const careerLevelNames: Record<CareerLevel, string> = {
  0: "intern or trainee",
  1: "junior",
  2: "mid-level",
  3: "senior",
  4: "lead",
  5: "manager",
  6: "director",
  7: "executive",
};

/** In order of precedence: a manager's intern is an intern. A star matches the rest of a word. */
const precedence = [0, 7, 6, 5, 4, 3, 1] as const;
const levels = precedence.map((level) => ({
  level,
  words: wordsOf(work, `level ${level}`).map((word) =>
    word.startsWith("*") ? `${word.slice(1)} ` : ` ${word} `,
  ),
}));

/** Words of rank, which don't describe the work. */
const rankWords = new Set(wordsOf(work, "rank"));
const emptyWords = new Set(wordsOf(work, "small in title"));
const synonyms = new Map(
  wordsOf(work, "same in title").map((pair): [string, string] => {
    const [word = "", same = ""] = pair.split("=");
    return [word, same];
  }),
);

export type NormalizedTitle = {
  /** Folded words with synonyms merged, including words of rank. */
  words: string[];
  /** The words for the work, without words of rank and the like. */
  core: string[];
  level: CareerLevel;
};

/** Returns the words of a title for comparison, and its career level. */
export function normalizeTitle(title: string): NormalizedTitle {
  const folded = fold(title);
  const words = titleWords(title);
  // A title of only rank words ("Intern") is kept.
  const core = words.filter((word) => !rankWords.has(word));
  return { words, core: core.length > 0 ? core : words, level: levelOf(folded) };
}

/** Returns the comparable words of a title or of a phrase of the role families. */
export function titleWords(title: string): string[] {
  return fold(title)
    .split(" ")
    .map((word) => synonyms.get(word) ?? synonyms.get(singular(word)) ?? singular(word))
    .filter((word) => word !== "" && !emptyWords.has(word) && !/^\d+$/u.test(word));
}

/** "Fachinformatiker:in", "directeur/trice". */
const genderEnding = new RegExp(`(?<=\\p{L})[:*/_]${any("genderEnding")}(?!\\p{L})`, "gu");

function fold(title: string): string {
  return foldWord(title)
    .replace(genderEnding, "")
    .replace(/\b(front|back|full)[- ](end|stack)\b/gu, "$1$2")
    .replace(/[^\p{L}\p{N}+#.]+/gu, " ")
    .replace(/\.(?=\s|$)/gu, "");
}

function singular(word: string): string {
  return word.length > 3 && /[^siu]s$/u.test(word) ? word.slice(0, -1) : word;
}

function levelOf(folded: string): CareerLevel {
  // "Assistant manager" counts as a lead, and "lead generation" doesn't.
  const text = ` ${folded} $ `
    .replace(/ assistant (?:manager|director|professor) /u, " lead ")
    .replace(" lead gen", " gen")
    .replace(/ chief \w+ (?:\w+ )?officer /u, " chief officer ");
  return levels.find(({ words }) => words.some((word) => text.includes(word)))?.level ?? 2;
}
