import type { HiddenText, LaidOutDocument, TextLine } from "./document.ts";

/** A line as it is stored. */
export type StoredLine = Omit<TextLine, "runs">;

/** The stored lines in the shape that they were read in; each is one run. */
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
