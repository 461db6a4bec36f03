import { foldedWords } from "../lexicon/lexicon.ts";
import { work } from "../lexicon/work.gen.ts";
import { foldText } from "../text/fold-text.ts";
import { countWords } from "../text/count-words.ts";
import type { DateSpan } from "../dates/read-dates.ts";

const abbreviations =
  /(?:^|\s)(?:inc|ltd|co|corp|llc|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|e\.?v|gmbh|bros|dept|univ|jr|sr|st|u\.s|u\.k|u\.s\.a|etc|ca|approx|no|dr|prof|ph\.d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|lda|ltda|n\.?v|b\.?v)\.$/i;

/** Whether the text is a sentence, or too long or too plainly worded for a header. */
export function looksLikeProse(text: string, span: DateSpan | null): boolean {
  const trimmed = text.trim();
  const words = countWords(trimmed);
  if (trimmed.endsWith("。") && span === null) return true;
  if (words < 3) return false;
  const isSmall = /^\p{Ll}/u.test(trimmed) && !isOfNames(trimmed) && !opensWithBrand(trimmed);
  if (isSmall && words > 3 && !span?.isRange) return true;
  if (/[.!;]$/.test(trimmed) && !isAbbreviated(trimmed, words)) {
    const isDated = span !== null && (span.isRange || span.from === 0);
    return !isDated || words > (opensWith(trimmed, span) ? 26 : 16);
  }
  if (words > 10 && hasTwoSentences(trimmed)) return !span?.isRange || words > 22;
  if (span !== null) return words > 26;
  if (trimmed.includes("\t") || trimmed.includes(" | ")) return words > 22;
  return words > 15 || trimmed.length > 110;
}

/** Whether most words are names: "iOS Engineer, Whalesong Ltd", "adidas Sport AG, Berlin". */
export function isOfNames(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.filter((word) => /\p{Lu}/u.test(word)).length * 2 > words.length;
}

/** Whether a lower-case name and a separator come first: "mercatoria | Analista de datos". */
export function opensWithBrand(text: string): boolean {
  return /^\p{Ll}[^\s,]*(?: \p{Lu}\S*)?(?:\s[|–—-]\s|\t)/u.test(text) && countWords(text) <= 12;
}

/** "Electrician 01/1999 to 01/2004 …" is a header, regardless of the rest of the line. */
function opensWith(text: string, { from }: DateSpan): boolean {
  const before = text.slice(0, from).trim();
  return /^\p{Lu}[^.!?;:]*$/u.test(before) && countWords(before) <= 6;
}

function isAbbreviated(text: string, words: number): boolean {
  return (
    text.endsWith(".") &&
    (abbreviations.test(text) ||
      endsInLegalForm(text) ||
      (words <= 8 && /\b\p{Ll}{1,4}\.(?:\s\p{Ll}{1,5}\.){1,3}$/u.test(text)))
  );
}

/** Whether the text ends in a legal form: "Škrobárna a stroje s.r.o.", "Dobre Ręce Sp. z o.o." */
function endsInLegalForm(text: string): boolean {
  const folded = foldText(text);
  return legalEndings.some((form) => folded.endsWith(form));
}

const legalEndings = foldedWords(work, "legal").filter((form) => form.endsWith("."));

/** Whether the text has two sentences. A full stop after an abbreviation doesn't count. */
function hasTwoSentences(text: string): boolean {
  if (!/[.!?] /.test(text)) return false;
  return /[\p{L})][.!?] \p{Lu}/u.test(
    text.replace(/(?:\b\p{L}{1,4}|\b(?:Corp|Univ|Dept|Prof)|\b\p{L}\.\p{L})\. /gu, "x "),
  );
}
