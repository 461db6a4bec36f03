export type MarkedPart = { text: string; isMarked: boolean };

type Range = { from: number; to: number };

/** A quote in pieces: each of the words that it proves is marked, wherever it stands in it. */
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

/** Whole words only, whatever the case: "Java" is no part of "JavaScript". */
function findWord(text: string, word: string): Range[] {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => {
    return { from: index, to: index + found.length };
  });
}
