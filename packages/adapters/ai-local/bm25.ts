/** The usual parameters of Robertson and Zaragoza. */
const k1 = 1.2;
const b = 0.75;

/** Splits a text into words for BM25: lower case, keeping the signs that distinguish C++ from C. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** The frequency of each word in a document. */
export type CountedWords = ReadonlyMap<string, number>;

/** Computes Okapi BM25 of the weighted query terms for each document; 0 without a common term. */
export function bm25(
  query: ReadonlyMap<string, number>,
  documents: readonly (readonly string[])[],
): number[] {
  return bm25OfCounts(query, documents.map(countWords));
}

/** The same for documents whose words are already counted. */
export function bm25OfCounts(
  query: ReadonlyMap<string, number>,
  documents: readonly CountedWords[],
): number[] {
  const lengths = documents.map(lengthOf);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const idf = [...query].map(([term, weight]) => {
    const n = documents.filter((counts) => counts.has(term)).length;
    const rarity = Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
    return [term, weight * rarity] as const;
  });
  return documents.map((counts, index) => {
    const norm = k1 * (1 - b + (b * (lengths[index] ?? 0)) / Math.max(1, average));
    let score = 0;
    for (const [term, weight] of idf) {
      const tf = counts.get(term) ?? 0;
      score += (weight * tf * (k1 + 1)) / (tf + norm);
    }
    return score;
  });
}

function countWords(words: readonly string[]): CountedWords {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function lengthOf(counts: CountedWords): number {
  let length = 0;
  for (const count of counts.values()) length += count;
  return length;
}
