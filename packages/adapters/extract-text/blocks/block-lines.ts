import type { LaidOutDocument, TextLine } from "@resume-picker/domain/resume/shape/document";
import { type TextBlock, lineText } from "./text-block.ts";

/** Removes repeated blocks: the headers and footers of several sections are often the same. */
export function withoutRepeats(blocks: readonly TextBlock[]): TextBlock[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const text = block.lines.map(lineText).join("\n");
    return !seen.has(text) && seen.add(text);
  });
}

/** The blocks of one part of the document. */
type Part = { blocks: readonly TextBlock[]; region: TextLine["region"] };

/** Returns the lines of all blocks in order. */
export function toLines(parts: readonly Part[]): TextLine[] {
  const all = parts.flatMap(({ blocks, region }) => blocks.map((block) => ({ block, region })));
  return all.flatMap(({ block, region }, number) =>
    block.lines.map((line, index): TextLine => ({
      text: lineText(line),
      runs: line.runs,
      page: line.page,
      box: { x: line.indent, y: 0, width: 0, height: 0 },
      fontSize: Math.max(0, ...line.runs.map((run) => run.fontSize)),
      bold: line.runs.every((run) => run.bold || !/[\p{L}\p{N}]/u.test(run.text)),
      block: number,
      column: block.column,
      bullet: block.bullet && index === 0,
      region,
      heading: block.heading,
    })),
  );
}

/** Merges adjacent runs that are hidden in the same way. */
export function mergeHidden(
  hidden: readonly LaidOutDocument["hidden"][number][],
): LaidOutDocument["hidden"] {
  const merged: LaidOutDocument["hidden"] = [];
  for (const item of hidden) {
    const last = merged[merged.length - 1];
    if (last && last.how === item.how && last.page === item.page) last.text += item.text;
    else merged.push({ ...item });
  }
  return merged.map((item) => ({ ...item, text: item.text.replace(/\s+/g, " ").trim() }));
}
