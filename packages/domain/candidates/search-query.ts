/** The most words used from a query. Nobody types more, and each costs the server a look-up. */
const maxWords = 12;
const maxWordLength = 60;
/** Shorter words are matched exactly. Otherwise "Go" would find every "Google". */
const minPrefixLength = 3;

/** Returns the distinct words of a query as typed. Symbols that can't begin a word are dropped. */
export function searchWords(query: string): string[] {
  const words = query
    .normalize("NFC")
    .split(/[\s\p{C}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, maxWordLength));
  const isNew = (word: string, at: number) =>
    words.findIndex((other) => foldForIndex(other) === foldForIndex(word)) === at;
  return words.slice(0, maxWords).filter(isNew);
}

/**
 * The query for SQLite's full-text index. Every word must match, and a prefix is enough. Words are
 * quoted to prevent user input from acting as an operator. Returns null without words.
 */
export function toSearchExpression(query: string): string | null {
  const words = searchWords(query);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const isPrefix = word.length >= minPrefixLength;
      return `"${word.replaceAll('"', '""')}"${isPrefix ? "*" : ""}`;
    })
    .join(" AND ");
}

/** Folds a word like the index does: without case and accents. */
export function foldForIndex(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The most wrong letters for a match with this word. */
export function allowedTypos(word: string): number {
  if (word.length < 5) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * The number of letters that were left out, added, replaced or swapped between two words (Damerau's
 * distance, optimal string alignment).
 */
export function countTypos(a: string, b: string): number {
  const table: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    table.push(row);
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + change,
        isSwap ? cell(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return cell(a.length, b.length);
}
