import { dates } from "../lexicon/dates.gen.ts";
import { foldedWords } from "../lexicon/lexicon.ts";

/** People mix languages in one CV: a word of any of them is understood in each. */
const setOf = (kind: string): ReadonlySet<string> => new Set(foldedWords(dates, kind));

/** Folded month name → 1 to 12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month) =>
    foldedWords(dates, String(month)).map((name) => [name, month] as const),
  ),
);

/** The first and the last month (Northern Hemisphere, as academic CVs use them). */
const monthsOfSeasons = {
  spring: [3, 5],
  summer: [6, 8],
  autumn: [9, 11],
  winter: [1, 3],
} as const;

/** Folded season name → its first and last month. */
export const seasonMonths: ReadonlyMap<string, readonly [number, number]> = new Map(
  Object.entries(monthsOfSeasons).flatMap(([season, months]) =>
    foldedWords(dates, season).map((name) => [name, months] as const),
  ),
);

/** "Trimestre", "Quartal": a quarter of a year beside its number. */
export const quarterWords = setOf("quarter");

/** What stands for "until now", folded. */
export const ongoingPhrases = setOf("ongoing");

/** Words before a date that mean "from then until now" when no end follows. */
export const sinceWords = setOf("since");

/** Words before a date that announce a span but leave its end open to what follows. */
export const fromWords = setOf("from");

/** Words behind a date that mean "from then until now" when no end follows. */
export const sinceAfterWords = setOf("sinceAfter");

/** Words that join the two ends of a span. */
export const untilWords = setOf("until");

/** Words behind a span that close it: "between … and …" in languages that say it last. */
export const untilAfterWords = setOf("untilAfter");
