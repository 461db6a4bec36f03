import { maxMessageLength } from "./log-rules.ts";
import { plainWords } from "./plain-words.ts";

const hidden = "…";
/** ANSI escape sequences. ESC is a control character, and the rest is for the terminal. */
const ansi = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu;
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Groups of digits, as in phone numbers, dates and account numbers. */
const groupedDigits = /\+?\d[\d\s().\-/]{4,}\d/g;
const word = /[\p{L}\p{M}\p{N}_$]+/gu;
/** All characters except those of code and sentences. */
const strange = /[^ !-~…]+/gu;
const repeated = /…(?:[\s@.\-+'"/\\:;,#&=%~]*…)+/g;

/**
 * Reduces text of unknown origin to one line of printable characters with only the words of error
 * messages. Names, addresses, secrets and other input become "…". The result has at most
 * `maxMessageLength` characters.
 */
export function keepPlainWords(text: string): string {
  return text
    .slice(0, 8 * maxMessageLength)
    .replaceAll(ansi, " ")
    .replaceAll(control, " ")
    .replaceAll(groupedDigits, hidden)
    .replaceAll(word, (found) => (isPlainWord(found) ? found : hidden))
    .replaceAll(strange, "")
    .replaceAll(repeated, hidden)
    .replaceAll(/ {2,}/g, " ")
    .trim()
    .slice(0, maxMessageLength);
}

/**
 * Accepts `plainWords`, identifiers made of them (`candidateId`), single letters and small numbers.
 */
export function isPlainWord(found: string): boolean {
  if (/^\d{1,3}$/.test(found) || /^[A-Za-z_$]$/.test(found)) return true;
  if (plainWords.has(found.toLowerCase())) return true;
  const parts = found.split(/_|\$|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return (
    parts.length > 1 && parts.every((part) => part === "" || plainWords.has(part.toLowerCase()))
  );
}
