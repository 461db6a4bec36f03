import type { TextLine } from "../../resume/shape/document.ts";

export type QuotableLine = Pick<
  TextLine,
  "text" | "page" | "block" | "column" | "bullet" | "heading" | "bold"
>;

/** The maximum number of lines on each side. A longer sentence is a paragraph. */
const maxLines = 4;
/** The minimum length of a wrapped line, in characters. A shorter line has a deliberate end. */
const fullLine = 45;

/**
 * Returns the sentence around a line of a CV, across line breaks caused by the page width: the
 * lines verbatim, joined with spaces.
 */
export function wholeSentence(lines: readonly QuotableLine[], at: number): string {
  const line = lines[at];
  if (!line) return "";
  let first = at;
  while (first > at - maxLines && goesOn(lines, first - 1)) first -= 1;
  let last = at;
  while (last < at + maxLines && goesOn(lines, last)) last += 1;
  return lines
    .slice(first, last + 1)
    .map(({ text }) => text.trim())
    .join(" ");
}

/** Whether the line's sentence continues in the next one. */
function goesOn(lines: readonly QuotableLine[], at: number): boolean {
  const line = lines[at];
  const next = lines[at + 1];
  if (!line || !next || !isOneText(line, next)) return false;
  const text = line.text.trim();
  if (/[.:;!?]["”’)]?$/u.test(text)) return false;
  return /^[\p{Ll}(&]/u.test(next.text.trim()) || isFull(text, lines, line);
}

function isOneText(line: QuotableLine, next: QuotableLine): boolean {
  if (line.block !== next.block || line.page !== next.page || line.column !== next.column)
    return false;
  if (next.bullet || [line, next].some(({ heading, bold }) => heading || bold)) return false;
  return !line.text.includes("\t") && !next.text.includes("\t");
}

/** Whether the page width broke the line: it is about as long as the longest of its block. */
function isFull(text: string, lines: readonly QuotableLine[], { block }: QuotableLine): boolean {
  if (text.length < fullLine) return false;
  const longest = Math.max(...lines.filter((line) => line.block === block).map(lengthOf));
  return text.length >= longest * 0.8;
}

const lengthOf = ({ text }: QuotableLine) => text.length;
