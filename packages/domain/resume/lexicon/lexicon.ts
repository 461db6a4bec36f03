import { foldText } from "../text/fold-text.ts";

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

/** The same in lower case without accents, each once. */
export function foldedWords(lexicon: Lexicon, ...kinds: readonly string[]): string[] {
  return [...new Set(wordsOf(lexicon, ...kinds).map(foldText))];
}

/** In Chinese and Japanese no blank parts the words. */
export const isEastern = (word: string): boolean =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word);

/** A pattern that matches any of the folded words where they stand whole. */
export function wordPattern(words: readonly string[]): RegExp {
  const sourceOf = (own: readonly string[]): string =>
    own.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const eastern = words.filter(isEastern);
  const others = words.filter((word) => !isEastern(word));
  const whole = `(?<![\\p{L}\\p{N}])(?:${sourceOf(others)})(?![\\p{L}\\p{N}])`;
  return new RegExp(eastern.length > 0 ? `${whole}|${sourceOf(eastern)}` : whole, "u");
}
