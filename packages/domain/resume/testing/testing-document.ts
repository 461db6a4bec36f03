import { ResumeText } from "../text/resume-text.ts";
import type { LaidOutDocument, TextLine } from "../shape/document.ts";

/**
 * A laid-out document from plain text, for tests. A blank line ends a block, a leading bullet or
 * dash makes a list item, and three spaces or a tab separate two cells.
 */
export function documentFrom(text: string, changes: Partial<LaidOutDocument> = {}): ResumeText {
  const lines: TextLine[] = [];
  let block = 0;
  for (const raw of text.split("\n")) {
    if (raw.trim() === "") {
      block += 1;
      continue;
    }
    const bullet = /^\s*[•\-–]\s+/.exec(raw);
    if (bullet) block += 1;
    const words = raw
      .slice(bullet?.[0].length ?? 0)
      .trim()
      .replace(/\s{3,}/g, "\t");
    lines.push({
      text: words,
      runs: [{ text: words, bold: false, italic: false, fontSize: 0 }],
      page: 1,
      box: { x: 0, y: 0, width: 0, height: 0 },
      fontSize: 0,
      bold: false,
      block,
      column: 0,
      bullet: bullet !== null,
      region: "body",
      heading: false,
    });
  }
  return new ResumeText({
    source: "txt",
    lines,
    pageCount: 1,
    links: [],
    hidden: [],
    ocr: null,
    ...changes,
  });
}

/** The same, with the lines that consist of these words (ignoring case) in bold. */
export function boldDocumentFrom(text: string, bold: readonly string[]): ResumeText {
  const known = new Set(bold.map((words) => words.toLowerCase()));
  const lines = documentFrom(text).lines.map((line) => ({
    ...line,
    bold: known.has(line.text.toLowerCase()),
  }));
  return documentFrom(text, { lines });
}
