import { countWords } from "../text/count-words.ts";
import type { DateSpan } from "../dates/read-dates.ts";

const abbreviations =
  /(?:^|\s)(?:inc|ltd|co|corp|llc|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|e\.?v|gmbh|bros|dept|univ|jr|sr|st|u\.s|u\.k|u\.s\.a|etc|ca|approx|no|dr|prof|ph\.d|b\.?sc?|m\.?sc?|b\.?a|m\.?a|lda|ltda|n\.?v|b\.?v)\.$/i;

/** A sentence, or a line too long or too plainly worded to be a header. */
export function looksLikeProse(text: string, span: DateSpan | null): boolean {
  const trimmed = text.trim();
  const words = countWords(trimmed);
  if (words < 3) return false;
  if (/^\p{Ll}/u.test(trimmed) && words > 3 && !span?.isRange) return true;
  if (/[.!;]$/.test(trimmed) && !isAbbreviated(trimmed, words)) {
    return !span?.isRange || words > (opensWith(trimmed, span) ? 26 : 16);
  }
  if (words > 10 && hasTwoSentences(trimmed)) return !span?.isRange || words > 22;
  if (span !== null) return words > 26;
  if (trimmed.includes("\t") || trimmed.includes(" | ")) return words > 22;
  return words > 15 || trimmed.length > 110;
}

/** "Electrician 01/1999 to 01/2004 …" is a header, however the line that it shares goes on. */
function opensWith(text: string, { from }: DateSpan): boolean {
  const before = text.slice(0, from).trim();
  return /^\p{Lu}[^.!?;:]*$/u.test(before) && countWords(before) <= 6;
}

function isAbbreviated(text: string, words: number): boolean {
  return (
    text.endsWith(".") &&
    (abbreviations.test(text) ||
      (words <= 8 && /\b\p{Ll}{1,4}\.(?:\s\p{Ll}{1,5}\.){1,3}$/u.test(text)))
  );
}

/** Abbreviations end no sentence. */
function hasTwoSentences(text: string): boolean {
  if (!/[.!?] /.test(text)) return false;
  return /[\p{L})][.!?] \p{Lu}/u.test(
    text.replace(/(?:\b\p{L}{1,4}|\b(?:Corp|Univ|Dept|Prof)|\b\p{L}\.\p{L})\. /gu, "x "),
  );
}
