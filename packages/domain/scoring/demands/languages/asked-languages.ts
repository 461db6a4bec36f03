import { patternOf, wordsOf } from "../../../lexicon/lexicon.ts";
import { stopWords } from "../../../lexicon/stop-words.gen.ts";
import { any } from "../../../posting/clauses/phrase-pattern.ts";
import { languageWords } from "../../../posting/naming/find-languages.ts";
import { skillWords } from "../../../lexicon/skill-words.gen.ts";
import { levelNamed } from "../../../resume/skills/language-level.ts";
import { foldText } from "../../../resume/text/fold-text.ts";

/** A language that a job asks for, and the level (0 to 3), or null if it names none. */
export type AskedLanguage = { name: string; level: number | null };

export type AskedLanguages = { languages: AskedLanguage[]; isAnyOf: boolean };

/** Words around a language that ask for nothing else. */
const around = new Set([
  ...wordsOf(skillWords, "languageWord"),
  ...wordsOf(stopWords, "common", "joining", "filler").map(foldText),
]);
const uses = new Set(wordsOf(skillWords, "languageFor"));
const separator = new RegExp(`[,;/&]|\\s(?:${any("and", "or", "orDutch")})\\s`, "iu");
const choice = new RegExp(`\\s${any("or", "orDutch")}\\s|/`, "iu");
/** "Bilingual English/Spanish": both, at any level. */
const bilingual = new RegExp(`\\b(?:${patternOf(skillWords, "bilingual")})`, "iu");

/**
 * Parses a requirement that names spoken languages and nothing else ("German (C1)", but not "German
 * tax law"); otherwise returns null. A level before the first of several languages applies to all.
 */
export function askedLanguages(text: string): AskedLanguages | null {
  if (!namesOnlyLanguages(text)) return null;
  const [first, second] = languageWords(text);
  const isBilingual = bilingual.test(text);
  const isAnyOf = !isBilingual && choice.test(text.slice(first?.end, second?.start));
  let level: number | null = null;
  const languages = text.split(separator).flatMap((part) => {
    level = isBilingual ? null : (levelNamed(part) ?? level);
    const names = new Set(languageWords(part).map(({ name }) => name));
    return [...names].map((name) => ({ name, level }));
  });
  return { languages, isAnyOf };
}

function namesOnlyLanguages(text: string): boolean {
  const found = languageWords(text);
  const end = found.at(-1)?.end;
  if (end === undefined) return false;
  const before = found.reduceRight(
    (rest, one) => rest.slice(0, one.start) + rest.slice(one.end),
    text.slice(0, end),
  );
  // What the language is for may follow: "English for daily work with customers".
  const [behind = ""] = text.slice(end).split(/[(),;:–-]/u);
  const words = wordsIn(behind);
  const use = words.findIndex((word) => uses.has(word));
  return [...wordsIn(before), ...words.slice(0, use === -1 ? words.length : use)].every(
    asksForNothing,
  );
}

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? [];

const asksForNothing = (word: string): boolean =>
  word.length === 1 || around.has(word) || levelNamed(word) !== null;

/** A requirement of these languages, without its text and weight. */
export const languageDemand = ({ languages, isAnyOf }: AskedLanguages) => ({
  ...{ languages, anyOf: isAnyOf, skills: [], stems: [], rest: [], sectors: [] },
  ...{ alternatives: [], conjuncts: [], standIn: null, work: null, done: null, years: null },
  ...{ isDegree: false, isCertificate: false, isAdvanced: false },
});
