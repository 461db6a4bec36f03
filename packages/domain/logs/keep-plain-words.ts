import { maxMessageLength } from "./log-rules.ts";
import { plainWords } from "./plain-words.ts";

const hidden = "…";
/** ESC is a control sign; what follows it is the terminal's and says nothing. */
const ansi = /\p{Cc}(?:\[[0-?]*[ -/]*[@-~]|\][^\p{Cc}]*)/gu;
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/** Figures in groups, as phone numbers, dates and account numbers have them. */
const groupedDigits = /\+?\d[\d\s().\-/]{4,}\d/g;
const word = /[\p{L}\p{M}\p{N}_$]+/gu;
/** Signs of code and sentences; any other sign is dropped. */
const strange = /[^ !-~…]+/gu;
const repeated = /…(?:[\s@.\-+'"/\\:;,#&=%~]*…)+/g;

/**
 * A text of unknown origin, made fit for a log line: one line of printable signs in which only the
 * words of error messages are left. Names, addresses, secrets and whatever else somebody typed
 * become "…". At most `maxMessageLength` characters.
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

/** Words of `plainWords`, names of code made of them (`candidateId`), single letters, small figures. */
export function isPlainWord(found: string): boolean {
  if (/^\d{1,3}$/.test(found) || /^[A-Za-z_$]$/.test(found)) return true;
  if (plainWords.has(found.toLowerCase())) return true;
  const parts = found.split(/_|\$|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
  return (
    parts.length > 1 && parts.every((part) => part === "" || plainWords.has(part.toLowerCase()))
  );
}
