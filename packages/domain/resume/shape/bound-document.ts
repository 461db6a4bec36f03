import type { LaidOutDocument, TextLine, TextRun } from "./document.ts";

/** Limits for characters per line and lines per document: about forty full pages. */
export const longestLine = 2000;
const maxLines = 2000;

/**
 * Wraps every line longer than `longestLine` into further lines, at a space if one is near. Code
 * that parses, stores or searches a document can rely on that limit. Returns the same document if
 * no line was too long.
 */
export function wrapLongLines(document: LaidOutDocument): LaidOutDocument {
  if (document.lines.every(({ text }) => text.length <= longestLine)) return document;
  return { ...document, lines: document.lines.flatMap(wrap) };
}

function wrap(line: TextLine): TextLine[] {
  const { text } = line;
  if (text.length <= longestLine) return [line];
  const pieces: TextLine[] = [];
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from);
    const piece = text.slice(from, to);
    const bullet = line.bullet && from === 0;
    if (piece.trim() !== "")
      pieces.push({ ...line, text: piece, runs: cutRuns(line.runs, from, to), bullet });
    from = to;
  }
  return pieces;
}

function endOfPiece(text: string, from: number): number {
  const to = from + longestLine;
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to - 1) + 1;
  if (space > to - longestLine / 10) return space;
  // Don't split a surrogate pair.
  const isPair = /^[\ud800-\udbff]/.test(text.charAt(to - 1));
  return isPair ? to - 1 : to;
}

/** The runs of the characters `from` to `to` of their line. */
function cutRuns(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === "" ? [] : [{ ...run, text }];
  });
}

/** Limits the document for the parser to the number and length of lines that a CV may have. */
export function boundDocument(document: LaidOutDocument): LaidOutDocument {
  const isBounded =
    document.lines.length <= maxLines &&
    document.lines.every(({ text }) => text.length <= longestLine);
  if (isBounded) return document;
  const lines = document.lines
    .slice(0, maxLines)
    .map((line) => ({ ...line, text: line.text.slice(0, longestLine) }));
  return { ...document, lines };
}
