import { dates } from "../lexicon/dates.gen.ts";
import { foldedWords } from "../lexicon/lexicon.ts";

/** CVs mix languages, so a word of any language is recognized in all of them. */
const setOf = (kind: string): ReadonlySet<string> => new Set(foldedWords(dates, kind));

/** Maps folded month names to 1–12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    foldedWords(dates, String(month)).map((name) => [name, month] as const),
  ),
);

/** The first and last month of each season (Northern Hemisphere, as academic CVs use them). */
const monthsOfSeasons = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [1, 3],
} as const;

/** Maps folded season names to their first and last month. */
export const seasonMonths: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(monthsOfSeasons).flatMap(([season, months]) =>
    foldedWords(dates, season).map((name) => [name, months] as const),
  ),
);

/** Words for a quarter of a year, used with its number: "Trimestre", "Quartal". */
export const quarterWords = setOf("quarter");

/** Phrases that mean "until now", folded. */
export const ongoingPhrases = setOf("ongoing");

/** Words before a date that mean "from then until now" if no end date follows. */
export const sinceWords = setOf("since");

/** Words before a date that start a span but leave its end to the text that follows. */
export const fromWords = setOf("from");

/** Words after a date that mean "from then until now" if no end date follows. */
export const sinceAfterWords = setOf("sinceAfter");

/** Words that join the two ends of a span. */
export const untilWords = setOf("until");

/** Words that close a span in languages that put "between" at the end: "between … and …". */
export const untilAfterWords = setOf("untilAfter");

/** Articles and short words that may stand between such a word and the date. */
export const sinceArticles = setOf("sinceArticle");
export const untilArticles = setOf("untilArticle");

/** Words between two years that are written with their months: "2010-11 to 2011-12". */
export const untilYearMonthWords = setOf("untilYearMonth");

/** Phrases that mean "until now" without a separator before them: "2020 present". */
export const joiningPhrases = setOf("joiningOngoing");

/** Words before an end that is only expected. */
export const expectedWords = setOf("expected");

/** Academic terms: from October to March, and from April to September. */
export const winterTermWords = setOf("winterTerm");
export const summerTermWords = setOf("summerTerm");

/** Words before a number that is an amount or part of a product's name instead of a year. */
export const wordsBeforeAmount = setOf("beforeAmount");

/** Templates' placeholders for a year. */
export const yearPlaceholders = setOf("yearPlaceholder");

/** Words between the parts of a date: "enero de 2020". */
export const yearJoiners = setOf("yearJoiner");
