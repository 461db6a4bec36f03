export type MarkedPart = { text: string; isMarked: boolean };

type Range = { from: number; to: number };

/** Splits a quote into pieces, with every occurrence of the words marked. */
export function markWords(text: string, words: readonly (string | null)[]): MarkedPart[] {
  const ranges = words
    .flatMap((word) => (word ? findWord(text, word) : []))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: MarkedPart[] = [];
  let done = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to <= done) return;
    parts.push({ text: text.slice(done, to), isMarked });
    done = to;
  };
  for (const { from, to } of ranges) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}

/** Finds whole words only, ignoring case: "Java" doesn't match "JavaScript". */
function findWord(text: string, word: string): Range[] {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    return { from: index, to: index + found.length };
  });
}
