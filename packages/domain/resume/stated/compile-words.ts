import type { StatedField } from "../../candidate-fields.ts";
import { patternOf, wordsOf } from "../../lexicon/lexicon.ts";
import { stated } from "../lexicon/stated.gen.ts";

/** Every text that the pattern matches contains `plain`, which is checked first. */
export type Phrase = { plain: string; pattern: RegExp };

export type CompiledWords = {
  label: RegExp;
  alone: RegExp;
  phrases: readonly Phrase[];
  caution: RegExp;
};

const month = "\\p{L}{3,10}\\.?";
const placeholders: Readonly<Record<string, string>> = {
  date: `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}(?:-\\d{2})?|\\d{1,2}[./]\\d{4}|(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:de )?)?${month} (?:de )?\\d{4})`,
  span: `(?:\\d{1,3}(?: ?[-–] ?\\d{1,3})?|${patternOf(stated, "number")})[ -](?:calendar |working )?(?:${patternOf(stated, "spanUnit")})`,
  nation:
    "(?:eu|e\\.u\\.|us|u\\.s\\.|u\\.s\\.a\\.|uk|u\\.k\\.|european|british|american|canadian|australian|german|french|indian|swiss|dutch|irish|italian|spanish|portuguese|brazilian|polish|austrian|belgian)",
  place: `(?:(?:${patternOf(stated, "article")}) )?(?:u\\.[sk]\\.|\\p{L}{2,20})(?: \\p{L}{2,20}){0,2}`,
};

const escaped = (words: string): string => words.replace(/[.*+?^$()[\]\\]/g, "\\$&");

const withPlaceholders = (words: string): string =>
  escaped(words).replace(/\{(\w+)\}/g, (all, name: string) => placeholders[name] ?? all);

/** Longer words first, because otherwise a shorter word could match their beginning. */
const longestFirst = (list: readonly string[]): string[] =>
  [...new Set(list)].toSorted((one, other) => other.length - one.length);

const anyOf = (list: readonly string[]): string =>
  longestFirst(list).map(withPlaceholders).join("|");

const toPhrase = (words: string): Phrase => ({
  plain: longestFirst(words.split(/\{\w+\}/))[0] ?? "",
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${withPlaceholders(words)})(?![\\p{L}\\p{N}])`, "u"),
});

/**
 * The first phrase in a folded line, equivalent to one pattern of all phrases. Such a pattern took
 * half a second to compile in every parsing process, and hardly any of these is ever used.
 */
export function findPhrase(phrases: readonly Phrase[], folded: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const { plain, pattern } of phrases) {
    const found = folded.includes(plain) ? pattern.exec(folded) : null;
    if (found && (first === null || found.index < first.index)) first = found;
  }
  return first;
}

/**
 * Patterns for the words that state a field, in all languages, because CVs mix them. For folded
 * lines.
 */
export function compileWords(field: StatedField): CompiledWords {
  const labels = anyOf(wordsOf(stated, `${field}Label`));
  const cautions = anyOf(wordsOf(stated, `${field}Caution`));
  return {
    // At the start of the line or of a cell.
    label: new RegExp(
      `(?<=^|[\\t|·•;] {0,8})(?:${labels})(?: ?\\([^)]{0,40}\\))? ?(?::\\s*|\\t| [-–] )`,
      "u",
    ),
    alone: new RegExp(`^(?:${labels}) ?:?$`, "u"),
    phrases: longestFirst(wordsOf(stated, `${field}Phrase`)).map(toPhrase),
    caution: new RegExp(
      cautions === "" ? "(?!)" : `(?<![\\p{L}\\p{N}])(?:${cautions})(?![\\p{L}])`,
      "u",
    ),
  };
}
