import type { TextLine } from "../../resume/shape/document.ts";

export type QuotableLine = Pick<
  TextLine,
  "text" | "page" | "block" | "column" | "bullet" | "heading" | "bold"
>;

/** Lines on each side: a sentence that goes on for longer is a paragraph. */
const maxLines = 4;
/** Letters: a shorter line ends where its writer ended it. */
const fullLine = 45;

/**
 * What a CV says around one of its lines, across the ends of lines that only the page's width made:
 * the lines word for word, with a space between them.
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

/** Whether the line's sentence goes on in the next one. */
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

/** It runs about as far as the longest of its block: the width broke it. */
function isFull(text: string, lines: readonly QuotableLine[], { block }: QuotableLine): boolean {
  if (text.length < fullLine) return false;
  const longest = Math.max(...lines.filter((line) => line.block === block).map(lengthOf));
  return text.length >= longest * 0.8;
}

const lengthOf = ({ text }: QuotableLine) => text.length;
