import { countWords } from "../resume/text/count-words.ts";
/** List markers followed by a space. Some editors leave no space after the first five. */
const item = /^(\s*)(?:[•●◦▪‣]\s*|[·○■□☑✓✔➢➤►➔→*–—−-]\s+|o\t+\s*)(?=\S)/u;
const loneSign = /^\s*[•●◦▪‣·○■□➢➤►]\s*$/u;
const innerSign = /\s+[•●▪‣]\s+(?=\S)/u;
const markdownItem = /^\s*(?:-|\d{1,2}[.)])\s+\S/u;
/** Second-level markers in text copied from Word and Outlook. */
const secondLevel = /^\s*(?:[◦○]|o\t)/u;

const longestHeading = 60;
const mostWordsOfHeading = 8;
const longestItem = 120;
/** A shorter line has a deliberate break. A longer one may just be wrapped by a mail program. */
const wrappedFrom = 68;

/**
 * Converts pasted plain text to Markdown that looks like the source: list markers become lists, the
 * lines above them become headings, and line breaks are kept. Existing Markdown is returned
 * unchanged.
 */
export function tidyPastedPosting(text: string): string {
  const lines = joinLoneSigns(plainLines(text).flatMap(breakAtSigns)).map(toItem);
  const written: string[] = [];
  lines.forEach((line, index) => {
    if (line === "" && isBetweenItems(lines, index)) return;
    const next = lines.slice(index + 1).find((each) => each !== "") ?? "";
    const isFirst = !written.some((each) => each !== "");
    const heading = isHeading(line, { next, isFirst })
      ? `## ${line.replace(/:$/u, "").trimEnd()}`
      : line;
    const last = written.at(-1) ?? "";
    const startsList = markdownItem.test(heading) && last !== "" && !markdownItem.test(last);
    if ((heading.startsWith("#") || startsList) && last !== "") written.push("");
    written.push(heading);
    if (heading !== line && lines[index + 1] !== "") written.push("");
  });
  return keepBreaks(listUnderHeadings(written))
    .join("\n")
    .replaceAll(/\n{3,}/gu, "\n\n")
    .trim();
}

const plainLines = (text: string) =>
  text
    .replaceAll(/\r\n?|[\v\f\u2028\u2029]/gu, "\n")
    .replaceAll(/[\u00A0\u2007\u202F]/gu, " ")
    .replaceAll(/[\u200B\u2060\uFEFF\u00AD]/gu, "")
    .split("\n")
    .map((line) => line.trimEnd());

/** Splits "Your tasks: • Plan shifts • Order goods" into three lines. */
function breakAtSigns(line: string): string[] {
  const parts = line.split(innerSign);
  if (parts.length < 2 || (parts.length < 3 && !item.test(line))) return [line];
  const [first = "", ...items] = parts;
  return [first.trim(), ...items.map((each) => `• ${each.trim()}`)].filter((part) => part !== "");
}

/** Text copied from a PDF may have list markers on separate lines. */
function joinLoneSigns(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    if (loneSign.test(line)) return [];
    return loneSign.test(lines[index - 1] ?? "") && line !== "" ? [`• ${line.trim()}`] : [line];
  });
}

function toItem(line: string): string {
  if (!item.test(line) || /^\s*(?:[-*_]\s*){3,}$/u.test(line)) return line;
  return line.replace(
    item,
    secondLevel.test(line) ? "  - " : line.startsWith("  ") ? "$1- " : "- ",
  );
}

function isBetweenItems(lines: readonly string[], index: number): boolean {
  const before = lines.slice(0, index).findLast((line) => line !== "") ?? "";
  const after = lines.slice(index + 1).find((line) => line !== "") ?? "";
  return markdownItem.test(before) && markdownItem.test(after);
}

/**
 * Whether a line is a heading: a short line above a list, or one that ends in a colon. The first
 * line is the title.
 */
function isHeading(line: string, { next, isFirst }: { next: string; isFirst: boolean }): boolean {
  if (line === "" || next === "" || isFirst || /^\s*[#>|]|\*\*/u.test(line)) return false;
  if (markdownItem.test(line) || line.length > longestHeading) return false;
  if (countWords(line) > mostWordsOfHeading || /[.,;]$/u.test(line)) return false;
  return markdownItem.test(next) || line.endsWith(":");
}

/** Converts several short lines without markers under a heading to a list. */
function listUnderHeadings(lines: readonly string[]): string[] {
  const written: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const heading = lines[at] ?? "";
    written.push(heading);
    at += 1;
    if (!heading.startsWith("#")) continue;
    while (lines[at] === "") written.push(lines[at++] ?? "");
    const length = lines.slice(at).findIndex((line) => !isPlain(line) || line.length > longestItem);
    const block = lines.slice(at, length === -1 ? undefined : at + length);
    const isList = block.length > 1 && block.every((line) => !/[.!?]\s+\p{Lu}/u.test(line));
    written.push(...block.map((line) => (isList ? `- ${line.trim()}` : line)));
    at += block.length;
  }
  return written;
}

const isPlain = (line: string) =>
  line !== "" &&
  !markdownItem.test(line) &&
  !/^\s*[#>|]|^\s*\*\*|^\s*(?:[-*_]\s*){3,}$/u.test(line);

/** Keeps line breaks by two trailing spaces, which are a line break in Markdown. */
function keepBreaks(lines: readonly string[]): string[] {
  return lines.map((line, index) => {
    const next = lines[index + 1] ?? "";
    const isEnded = line.length < wrappedFrom || /[.!?:]$/u.test(line);
    return isPlain(line) && isPlain(next) && isEnded ? `${line}  ` : line;
  });
}
