/** How people write something in one language, folded: lower case without accents. */
export type LanguageWords = {
  /** What stands before a colon. */
  labels: readonly string[];
  /** Statements as they are; `{date}`, `{span}`, `{nation}` and `{place}` stand for any. */
  phrases: readonly string[];
  /** What a statement means something else with: it follows the words, or is in the value. */
  cautions?: readonly string[];
};

export type StatedWords = Readonly<
  Record<"en" | "de" | "fr" | "es" | "pt" | "it" | "nl", LanguageWords>
>;

export type CompiledWords = { label: RegExp; alone: RegExp; phrase: RegExp; caution: RegExp };

const month = "\\p{L}{3,10}\\.?";
const placeholders: Readonly<Record<string, string>> = {
  date: `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}(?:-\\d{2})?|\\d{1,2}[./]\\d{4}|(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:de )?)?${month} (?:de )?\\d{4})`,
  span: "(?:\\d{1,3}(?: ?[-–] ?\\d{1,3})?|an?|one|two|three|four|six|ein(?:en|e|em|er)?|zwei|drei|vier|sechs|une?|deux|trois|dos|tres|uma?|dois|due|tre|een|twee|drie)[ -](?:calendar |working )?(?:days?|weeks?|months?|tagen?|wochen?|monat(?:en?|s)?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorni|settiman[ae]|mes[ei]|dagen|we[e]?ken?|maand(?:en)?)",
  nation:
    "(?:eu|e\\.u\\.|us|u\\.s\\.|u\\.s\\.a\\.|uk|u\\.k\\.|european|british|american|canadian|australian|german|french|indian|swiss|dutch|irish|italian|spanish|portuguese|brazilian|polish|austrian|belgian)",
  place:
    "(?:the |den |der |la |los |las |gli |het |de )?(?:u\\.[sk]\\.|\\p{L}{2,20})(?: \\p{L}{2,20}){0,2}",
};

const escaped = (words: string): string => words.replace(/[.*+?^$()[\]\\]/g, "\\$&");

const withPlaceholders = (words: string): string =>
  escaped(words).replace(/\{(\w+)\}/g, (all, name: string) => placeholders[name] ?? all);

/** Longer ones first, so that none is cut off by its own beginning. */
const anyOf = (list: readonly string[]): string =>
  [...new Set(list)]
    .toSorted((one, other) => other.length - one.length)
    .map(withPlaceholders)
    .join("|");

/** The words of all languages as patterns for folded lines: people mix languages in one CV. */
export function compileWords(words: StatedWords): CompiledWords {
  const all = Object.values(words);
  const labels = anyOf(all.flatMap((each) => each.labels));
  const phrases = anyOf(all.flatMap((each) => each.phrases));
  const cautions = anyOf(all.flatMap((each) => each.cautions ?? []));
  return {
    // At the start of the line or of a cell.
    label: new RegExp(
      `(?<=^|[\\t|·•;] {0,8})(?:${labels})(?: ?\\([^)]{0,40}\\))? ?(?::\\s*|\\t| [-–] )`,
      "u",
    ),
    alone: new RegExp(`^(?:${labels}) ?:?$`, "u"),
    phrase: new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, "u"),
    caution: new RegExp(
      cautions === "" ? "(?!)" : `(?<![\\p{L}\\p{N}])(?:${cautions})(?![\\p{L}])`,
      "u",
    ),
  };
}
