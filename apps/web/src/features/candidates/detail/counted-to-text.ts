import type { CountedTo } from "@resume-picker/domain/candidates/counted-to";
import { dateWords, dayWords } from "@resume-picker/domain/resume/dates/date-words";

/** "counted to Nov 22, 2026, the day it came in" */
export function countedToText({ day, from }: CountedTo): string {
  // A stamp often names no more than a month.
  if (from === "stated") return `counted to ${dateWords(day)}, as the CV states`;
  const told = { received: ", the day it came in", entered: ", entered by hand" };
  return `counted to ${dayWords(day)}${from === null ? "" : told[from]}`;
}

/** One sentence where everything in the CV is years older than that day. */
export function oldSentence({ day, newest, isSilentAfter }: CountedTo): string | null {
  if (newest === null) return null;
  const first = `Everything that was read of this CV is from ${dateWords(newest)} or before`;
  return isSilentAfter
    ? `${first}: what came after is not stated, and counts as no gap.`
    : `${first}, and “present” is counted to ${dayWords(day)}: correct that day if the CV is older.`;
}
