import type { TextRun } from "@resume-picker/domain/resume/shape/document";
import type { DraftLine } from "./draft-line.ts";
import type { Cell } from "./join-wrapped-cells.ts";
import { joinWrappedCells } from "./join-wrapped-cells.ts";
import { orderWords } from "./order-words.ts";
import type { Segment, Word } from "./word.ts";

export type LinePlace = Pick<DraftLine, "page" | "column" | "region">;

/** Builds the lines of one part of a page, from top to bottom, with tabs between segments. */
export function buildLines(all: readonly Segment[], place: LinePlace): DraftLine[] {
  const column = boundsOf(all);
  return joinWrappedCells(groupLevel(all)).map((cells, index) => {
    const segments = cells.flat();
    const { left, right, top, bottom, size, baseline } = boundsOf(segments);
    const runs = buildRuns(cells);
    return {
      text: runs.length === 1 ? (runs[0]?.text ?? "") : runs.map((run) => run.text).join(""),
      runs,
      page: place.page,
      column: place.column,
      region: place.region,
      box: { x: left, y: top, width: right - left, height: bottom - top },
      fontSize: size,
      bold: segments.every((segment) => segment.bold),
      bullet: segments[0]?.bullet === true,
      heading: segments.every((segment) => segment.words.every((word) => word.heading)),
      startsPart: index === 0,
      columnLeft: column.left,
      columnRight: column.right,
      baseline,
    };
  });
}

type Bounds = Pick<Segment, "left" | "right" | "top" | "bottom" | "size" | "baseline">;

/** Returns the outer edges of the segments, their largest size and their lowest baseline. */
function boundsOf(segments: readonly Segment[]): Bounds {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  let [size, baseline] = [-Infinity, -Infinity];
  for (const segment of segments) {
    left = Math.min(left, segment.left);
    right = Math.max(right, segment.right);
    top = Math.min(top, segment.top);
    bottom = Math.max(bottom, segment.bottom);
    size = Math.max(size, segment.size);
    baseline = Math.max(baseline, segment.baseline);
  }
  return { left, right, top, bottom, size, baseline };
}

/** Groups segments into visual lines, from top to bottom and from left to right. */
function groupLevel(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = findRow(rows, segment);
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => (row.length === 1 ? row : row.toSorted((a, b) => a.left - b.left)));
}

/** Finds the last row at the segment's height that doesn't overlap it. Rows are sorted. */
function findRow(rows: readonly Segment[][], segment: Segment): Segment[] | undefined {
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at];
    const first = row?.[0];
    if (!row || !first || segment.baseline - first.baseline > 0.42 * segment.size) return undefined;
    if (row.every((piece) => isBeside(piece, segment))) return row;
  }
  return undefined;
}

function isBeside(a: Segment, b: Segment): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (shared > 0.5 * Math.min(a.size, b.size)) return false;
  return Math.abs(a.baseline - b.baseline) <= 0.42 * Math.min(a.size, b.size);
}

function buildRuns(cells: readonly Cell[]): TextRun[] {
  const runs: TextRun[] = [];
  let last: TextRun | undefined;
  for (const cell of cells) {
    let before = last ? "\t" : "";
    for (const word of cell.flatMap(orderWords)) {
      if (last && isSameStyle(last, word)) last.text += before + word.text;
      else {
        if (last) last.text += before;
        last = {
          text: word.text,
          bold: word.bold,
          italic: word.italic,
          fontSize: round(word.size),
        };
        runs.push(last);
      }
      before = " ";
    }
  }
  return runs;
}

function isSameStyle(run: TextRun, word: Word): boolean {
  return (
    run.bold === word.bold && run.italic === word.italic && Math.abs(run.fontSize - word.size) < 0.3
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
