import { isNothingButHeading, kindOfHeading } from "./kind-of-heading.ts";

/** A longer line contains more than one statement. */
const longestLine = 240;
/** Up to four words before a colon. */
const label = /(?<!\S)((?:\p{L}[\p{L}'’&-]{0,30} ){0,3}\p{L}[\p{L}'’&-]{0,30}) ?:\s+(?=\S)/gu;
const sign = /\s[•·▪●■✓✔➢►]\s+/gu;

/**
 * Restores line breaks that a posting lost when it was pasted: before section labels ("… on
 * high-rise projects. Requirements: …") and before list markers within a line.
 */
export function restoreBreaks(description: string): string {
  return description
    .replaceAll(/[\u00A0\u2007\u202F]/gu, " ")
    .split("\n")
    .map((line) => (line.length > longestLine ? breakUp(line) : line))
    .join("\n");
}

function breakUp(line: string): string {
  const listed = [...line.matchAll(sign)].length > 2 ? line.replaceAll(sign, "\n• ") : line;
  const labels = [...listed.matchAll(label)].flatMap(({ 0: whole, 1: before = "", index }) => {
    const words = sectionLabel(before);
    return words === null
      ? []
      : [{ words, start: index + before.length - words.length, end: index + whole.length }];
  });
  if (labels.length < 2) return listed;
  let rest = "";
  let from = 0;
  for (const { words, start, end } of labels) {
    rest += `${listed.slice(from, start)}\n\n${words}:\n`;
    from = end;
  }
  return rest + listed.slice(from);
}

/**
 * The longest heading at the end: "Responsibilities" in "… an hour Full-time Responsibilities:".
 */
function sectionLabel(before: string): string | null {
  const words = before.split(" ");
  const ends = words.map((_, at) => words.slice(at).join(" "));
  const isLabel = (end: string) => kindOfHeading(end) !== null && isNothingButHeading(end);
  return ends.find(isLabel) ?? null;
}
