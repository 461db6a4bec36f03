/**
 * The words of each kind for each language, separated by `|`, as in the tables of packages/lexicon.
 */
export type Lexicon = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns the words of the kinds in all languages, as written. */
export function wordsOf(lexicon: Lexicon, ...kinds: readonly string[]): string[] {
  return Object.values(lexicon).flatMap((table) =>
    kinds.flatMap((kind) => table[kind]?.split("|") ?? []),
  );
}

/** The source of a pattern that matches any row of the kinds, which may be regular expressions. */
export const patternOf = (lexicon: Lexicon, ...kinds: readonly string[]): string =>
  wordsOf(lexicon, ...kinds).join("|");

/** Returns each kind with its words. A kind occurs once per language. */
export function kindsOf(lexicon: Lexicon): [kind: string, words: string[]][] {
  return Object.values(lexicon).flatMap((table) =>
    Object.entries(table).map(([kind, words]): [string, string[]] => [kind, words.split("|")]),
  );
}

/** Returns the words that end with a mark, without it. */
export function marked(words: readonly string[], mark: string): string[] {
  return words.filter((word) => word.endsWith(mark)).map((word) => word.slice(0, -mark.length));
}
