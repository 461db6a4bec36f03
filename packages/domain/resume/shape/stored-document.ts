import type { HiddenText, LaidOutDocument, TextLine } from "./document.ts";

/** A line in its stored form. */
export type StoredLine = Omit<TextLine, "runs">;

/** Converts stored lines back to the shape of a document. Each line has one run. */
export function storedDocument(
  { lines, hidden }: { lines: readonly StoredLine[]; hidden: HiddenText[] },
  source: LaidOutDocument["source"],
): LaidOutDocument {
  return {
    source,
    lines: lines.map((line) => {
      const { text, bold, fontSize } = line;
      return { ...line, runs: [{ text, bold, italic: false, fontSize }] };
    }),
    pageCount: Math.max(1, ...lines.map(({ page }) => page)),
    links: [],
    hidden,
    ocr: null,
  };
}
