/** Robertson and Zaragoza's usual parameters. */
const k1 = 1.2;
const b = 0.75;

/** Words of a text as BM25 counts them: lower case, with the signs that tell C++ from C. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** Okapi BM25 of the query's terms, each with its weight, in each document; 0 where they share none. */
export function bm25(
  query: ReadonlyMap<string, number>,
  documents: readonly (readonly string[])[],
): number[] {
  const average =
    documents.reduce((sum, words) => sum + words.length, 0) / Math.max(1, documents.length);
  const counts = documents.map((words) => {
    const frequency = new Map<string, number>();
    for (const word of words)
      if (query.has(word)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
    return frequency;
  });
  const idf = new Map(
    [...query].map(([term, weight]) => {
      const n = counts.filter((frequency) => frequency.has(term)).length;
      return [term, weight * Math.log(1 + (documents.length - n + 0.5) / (n + 0.5))];
    }),
  );
  return documents.map((words, index) => {
    const norm = k1 * (1 - b + (b * words.length) / Math.max(1, average));
    let score = 0;
    for (const [term, tf] of counts[index] ?? []) {
      score += ((idf.get(term) ?? 0) * tf * (k1 + 1)) / (tf + norm);
    }
    return score;
  });
}
