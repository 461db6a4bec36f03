import { allowedTypos, countTypos, foldForIndex, searchWords } from "./search-query.ts";

/**
 * Replaces each word of the query that is not in these texts by the nearest one that is. Returns
 * null if no word has a near match.
 */
export function replaceTypos(query: string, texts: readonly string[]): string | null {
  const known = countWords(texts);
  const asTyped = searchWords(query);
  const words = asTyped.map((typed) => findNearest(foldForIndex(typed), known) ?? typed);
  return words.some((word, at) => word !== asTyped[at]) ? words.join(" ") : null;
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of foldForIndex(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns null if the word is known, too short to correct, or unlike any other. */
function findNearest(word: string, known: ReadonlyMap<string, number>): string | null {
  const most = allowedTypos(word);
  if (most === 0 || known.has(word)) return null;
  let nearest: { term: string; typos: number; count: number } | null = null;
  for (const [term, count] of known) {
    // People rarely mistype the first letter, and comparing it first is fast.
    if (term[0] !== word[0] || Math.abs(term.length - word.length) > most) continue;
    const typos = countTypos(word, term);
    if (typos > most) continue;
    const isNearer =
      !nearest || typos < nearest.typos || (typos === nearest.typos && count > nearest.count);
    if (isNearer) nearest = { term, typos, count };
  }
  return nearest?.term ?? null;
}
