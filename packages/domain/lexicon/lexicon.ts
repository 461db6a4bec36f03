/** For each language the words of each kind, parted by `|`, as its tables in packages/lexicon have them. */
export type Lexicon = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The words of the kinds in all languages, as written. */
export function wordsOf(lexicon: Lexicon, ...kinds: readonly string[]): string[] {
  return Object.values(lexicon).flatMap((table) =>
    kinds.flatMap((kind) => table[kind]?.split("|") ?? []),
  );
}

/** Each kind with its words, over all languages. */
export function kindsOf(lexicon: Lexicon): [kind: string, words: string[]][] {
  return Object.values(lexicon).flatMap((table) =>
    Object.entries(table).map(([kind, words]): [string, string[]] => [kind, words.split("|")]),
  );
}

/** The words that bear a mark at their end, without it. */
export function marked(words: readonly string[], mark: string): string[] {
  return words.filter((word) => word.endsWith(mark)).map((word) => word.slice(0, -mark.length));
}
