import type { AsOf } from "@resume-picker/domain/candidates/as-of";
import { dateWords, dayWords } from "@resume-picker/domain/resume/dates/date-words";

/** Formats the date as "as of Nov 22, 2026 (received)". */
export function asOfText({ day, from }: AsOf): string {
  // A date stated in the CV is often only a month.
  if (from === "stated") return `as of ${dateWords(day)} (stated in the CV)`;
  const source = { received: " (received)", entered: " (entered by hand)" };
  return `as of ${dayWords(day)}${from === null ? "" : source[from]}`;
}

/** Returns a sentence if everything in the CV is years older than that date, otherwise null. */
export function oldSentence({ day, newest, isSilentAfter }: AsOf): string | null {
  if (newest === null) return null;
  return isSilentAfter
    ? `Everything in this CV is from ${dateWords(newest)} or before. Time after that is not counted as a gap.`
    : `The latest date in this CV is ${dateWords(newest)}, but “present” means ${dayWords(day)} here. If the CV is older, edit that date.`;
}
