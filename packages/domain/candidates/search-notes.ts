import { foldForIndex, searchWords } from "./search-query.ts";

type Part = { text: string; isHit: boolean };

/** Characters shown around a note's first match. */
const before = 30;
const after = 90;

const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}+#]+/gu)];

/** Shorter words must match a whole word, as in the index of the CVs. */
const isHit = (word: string, sought: string) =>
  sought.length < 3 ? word === sought : word.startsWith(sought);

/** The excerpt of a note that matches the query, for a list row. */
export function excerptOfNote(text: string, query: string): Part[] {
  const sought = searchWords(query).map(foldForIndex);
  const hits = wordsOf(text).filter(([word]) =>
    sought.some((one) => isHit(foldForIndex(word), one)),
  );
  const from = Math.max(0, (hits[0]?.index ?? 0) - before);
  const end = from + before + after;
  const parts: Part[] = [{ text: from > 0 ? "Note: …" : "Note: ", isHit: false }];
  let at = from;
  for (const { 0: word, index } of hits) {
    if (index >= end) break;
    parts.push({ text: text.slice(at, index), isHit: false }, { text: word, isHit: true });
    at = index + word.length;
  }
  parts.push({ text: text.slice(at, end) + (end < text.length ? "…" : ""), isHit: false });
  return parts.filter((part) => part.text !== "");
}
