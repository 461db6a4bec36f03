import { findQuotes } from "./find-quotes.ts";
import type { Quote } from "./find-quotes.ts";

const maxLength = 700;
const maxSentences = 4;
/** In characters; far more than four sentences. The rest is ignored. */
const maxInputLength = 4000;

/** Keeps only letters and digits, so a quote may differ in spacing, dashes and case. */
const normalize = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Keeps the sentences of a model's reason that the CV supports. A sentence that quotes words found
 * neither in the CV nor in the job is dropped, since a claim with an invented quote proves nothing.
 */
export function checkReason(reason: string, sources: readonly string[]): string {
  const known = ` ${normalize(sources.join("\n"))} `;
  const plain = reason
    .slice(0, maxInputLength)
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const quotes = findQuotes(plain);
  const kept = cutSentences(plain, quotes)
    .filter(({ from, to }) =>
      quotes.every(
        (quote) => quote.to <= from || quote.from >= to || isQuoteFound(quote.text, known),
      ),
    )
    .slice(0, maxSentences)
    .map(({ from, to }) => plain.slice(from, to).trim());
  const text = joinWhole(kept);
  return text === "" ? "The model gave no reason that the CV supports." : text;
}

/** Matches whole words: “Java” isn't in "JavaScript". Some scripts have no spaces. */
function isQuoteFound(quote: string, known: string): boolean {
  const words = normalize(quote);
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(
    words,
  );
  return words === "" || known.includes(isSpaced ? ` ${words} ` : words);
}

const sentenceEnd = /[.!?]{1,9}["”“’'»«›‹)]{0,3}(?= \P{Ll}|$)|[。！？]{1,9}[」』”]{0,3}/gu;

/** Returns the position of each sentence. A full stop inside a quotation doesn't end one. */
function cutSentences(text: string, quotes: readonly Quote[]): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const to = index + end.length;
    if (quotes.some((quote) => quote.from < index && index < quote.to - 1 && to < quote.to))
      continue;
    sentences.push({ from, to });
    from = to;
  }
  if (text.slice(from).trim() !== "") sentences.push({ from, to: text.length });
  return sentences;
}

/** Joins as many whole sentences as fit. If the first one doesn't fit, it is truncated. */
function joinWhole(sentences: readonly string[]): string {
  const [first = ""] = sentences;
  if (first.length > maxLength) return `${first.slice(0, maxLength - 1).trim()}…`;
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`.trim();
    return longer.length > maxLength ? text : longer;
  }, "");
}
