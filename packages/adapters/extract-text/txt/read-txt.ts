import type { LaidOutDocument, TextLine } from "@resume-picker/domain/resume/shape/document";
import { extractErrors } from "../extract-errors.ts";
import { findInvisibleText } from "../layout/invisible-text.ts";
import { isMarkdown, readMarkdown } from "./markdown.ts";
import { cleanText, isBullet, isWeakBullet } from "../layout/characters.ts";

/**
 * Lays out plain text. Each line of the file is a line of the document, empty lines separate
 * blocks, and several spaces within a line represent a tab.
 * @throws AppError if it contains no readable text.
 */
export function readTxt(text: string): LaidOutDocument {
  const lines: TextLine[] = [];
  let block = 0;
  let page = 1;
  let parted = true;
  const isMarked = isMarkdown(text);
  for (const raw of text.split(/\r\n|[\n\r\u0085\u2028\u2029]|(?=\f)/)) {
    if (raw.startsWith("\f")) page += 1;
    const plain = toLine(raw.replace(/^\f/, ""), page);
    const line = plain && isMarked ? readMarkdown(plain) : plain;
    if (!line) {
      parted = true;
      continue;
    }
    if (lines.length > 0 && (parted || startsBlock(line, lines[lines.length - 1]))) block += 1;
    parted = false;
    lines.push({ ...line, block });
  }
  if (lines.length === 0) throw extractErrors.noText();
  return {
    source: "txt",
    lines,
    pageCount: page,
    links: [],
    hidden: findInvisibleText(text).map((message) => ({
      text: message,
      page: 1,
      how: "zero-width",
    })),
    ocr: null,
  };
}

function toLine(raw: string, page: number): Omit<TextLine, "block"> | null {
  const indent = /^[ \t]*/.exec(raw.replaceAll("\u00a0", " "))?.[0].length ?? 0;
  let text = cleanText(raw).trim();
  if (text === "" || isRule(text)) return null;
  let bullet = false;
  const mark = /^(\S)(\s+)(?=\S)/u.exec(text);
  if (
    mark?.[1] !== undefined &&
    (isBullet(mark[1]) || (isWeakBullet(mark[1]) && mark[1] !== "+"))
  ) {
    bullet = true;
    text = text.slice(mark[0].length);
  }
  text = text.replace(/[ ]*\t[\t ]*| {3,}/g, "\t");
  return {
    text,
    runs: [{ text, bold: false, italic: false, fontSize: 0 }],
    page,
    box: { x: indent, y: 0, width: 0, height: 0 },
    fontSize: 0,
    bold: false,
    column: 0,
    bullet,
    region: "body",
    heading: false,
  };
}

/** True for a line of dashes, equals signs or asterisks, which is a rule and not text. */
function isRule(text: string): boolean {
  return /^[-–—_=*~#.+|\s]{3,}$/.test(text);
}

function startsBlock(line: Omit<TextLine, "block">, last: TextLine | undefined): boolean {
  if (!last || line.bullet) return true;
  return last.bullet && line.box.x === 0;
}
