import type { TextRun } from "@resume-picker/domain/resume/shape/document";

export type BlockLine = {
  runs: TextRun[];
  page: number;
  /** Indent from the margin, in points. */
  indent: number;
};

/** A paragraph, or a table row whose cells have one line each. */
export type TextBlock = {
  lines: BlockLine[];
  bullet: boolean;
  heading: boolean;
  column: number;
};

export function lineText(line: BlockLine): string {
  return line.runs.map((run) => run.text).join("");
}

export function blockText(block: TextBlock): string {
  return block.lines.map(lineText).join(" ");
}

/** Joins several lines into one, separated by tabs. */
export function joinLines(lines: readonly BlockLine[]): BlockLine {
  const [first] = lines;
  return {
    page: first?.page ?? 1,
    indent: first?.indent ?? 0,
    runs: lines.flatMap(({ runs }, index) => {
      const last = runs[runs.length - 1];
      return last && index < lines.length - 1
        ? [...runs.slice(0, -1), { ...last, text: `${last.text}\t` }]
        : runs;
    }),
  };
}
