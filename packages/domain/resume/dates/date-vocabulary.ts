import { foldText } from "../text/fold-text.ts";
import type { DateWords } from "./words/date-words.ts";
import { dutch } from "./words/dutch.ts";
import { english } from "./words/english.ts";
import { french } from "./words/french.ts";
import { german } from "./words/german.ts";
import { italian } from "./words/italian.ts";
import { otherLanguages } from "./words/other-languages.ts";
import { portuguese } from "./words/portuguese.ts";
import { spanish } from "./words/spanish.ts";

/** People mix languages in one CV: a word of any of them is understood in each. */
const languages: readonly DateWords[] = [
  ...[english, german, french, spanish, portuguese, italian, dutch, otherLanguages],
];

const partsOf = (list: string, separator: RegExp): string[] =>
  list
    .split(separator)
    .map((part) => foldText(part.trim()))
    .filter((part) => part !== "");

/** Folded month name → 1 to 12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ months }) =>
    months.flatMap((names, index) =>
      partsOf(names, /\s+/).map((name) => [name, index + 1] as const),
    ),
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
  languages.flatMap(({ seasons }) =>
    Object.entries(seasons ?? {}).flatMap(([season, names]) =>
      // Object.entries forgets the keys, which are those of the four seasons.
      partsOf(names, /\s+/).map(
        (name) => [name, monthsOfSeasons[season as keyof typeof monthsOfSeasons]] as const,
      ),
    ),
  ),
);

const wordsOf = (list: (words: DateWords) => string, separator = /\s+/): ReadonlySet<string> =>
  new Set(languages.flatMap((words) => partsOf(list(words), separator)));

/** What stands for "until now", folded. */
export const ongoingPhrases = wordsOf(({ ongoing }) => ongoing, /\|/);

/** Words before a date that mean "from then until now" when no end follows. */
export const sinceWords = wordsOf(({ since }) => since);

/** Words before a date that announce a span but leave its end open to what follows. */
export const fromWords = wordsOf(({ from }) => from);

/** Words that join the two ends of a span. */
export const untilWords = wordsOf(({ until }) => until);
