import { tokenize } from "../../skills/tokenize.ts";
import { stemsOf } from "../words/phrase-words.ts";

/** The maximum length in characters; longer text is not a name. */
const longestSaid = 80;

/**
 * Returns the shortest part of a sentence, verbatim, with all of the words that occur in it. Null
 * if none occurs, or if they are too far apart for one quote.
 */
export function saidWords(sentence: string, words: readonly ReadonlySet<string>[]): string | null {
  const found = findWords(sentence, words);
  const wanted = new Set(found.map(({ at }) => at)).size;
  let best: string | null = null;
  for (const [from, { start }] of found.entries()) {
    const seen = new Set<number>();
    const last = found.slice(from).find(({ at }) => seen.add(at).size === wanted);
    if (last === undefined) break;
    const said = sentence.slice(start, last.end);
    if (said.length <= longestSaid && said.length < (best?.length ?? Infinity)) best = said;
  }
  return best;
}

/**
 * The words if they are too far apart for `saidWords`, without duplicates: "gather … requirements".
 */
export function wordsApart(sentence: string, words: readonly ReadonlySet<string>[]): string | null {
  const first = new Map<number, string>();
  for (const { at, start, end } of findWords(sentence, words))
    if (!first.has(at)) first.set(at, sentence.slice(start, end));
  return first.size === 0 ? null : [...first.values()].join(" … ");
}

function findWords(
  sentence: string,
  words: readonly ReadonlySet<string>[],
): { at: number; start: number; end: number }[] {
  return tokenize(sentence).flatMap(({ start, end }) => {
    const [root] = stemsOf(sentence.slice(start, end));
    const at = root === undefined ? -1 : wordOf(root, words);
    return at === -1 ? [] : [{ at, start, end }];
  });
}

/** The index of the word with this root, otherwise of the first word with it as a synonym. */
function wordOf(root: string, words: readonly ReadonlySet<string>[]): number {
  const own = words.findIndex(([first]) => first === root);
  return own === -1 ? words.findIndex((same) => same.has(root)) : own;
}
