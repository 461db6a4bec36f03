import type { TextRun } from "@resume-picker/domain/resume/document";
import type { DraftLine } from "./draft-line.ts";
import { orderWords } from "./order-words.ts";
import type { Segment, Word } from "./word.ts";

export type LinePlace = Pick<DraftLine, "page" | "column" | "region">;

/** The lines of one part of a page, from top to bottom; what stands level is joined by tabs. */
export function buildLines(all: readonly Segment[], place: LinePlace): DraftLine[] {
  const columnLeft = Math.min(...all.map((segment) => segment.left));
  const columnRight = Math.max(...all.map((segment) => segment.right));
  return groupLevel(all).map((segments, index) => {
    const left = Math.min(...segments.map((segment) => segment.left));
    const right = Math.max(...segments.map((segment) => segment.right));
    const top = Math.min(...segments.map((segment) => segment.top));
    const bottom = Math.max(...segments.map((segment) => segment.bottom));
    const runs = buildRuns(segments);
    const words = segments.flatMap((segment) => segment.words);
    return {
      text: runs.map((run) => run.text).join(""),
      runs,
      ...place,
      box: { x: left, y: top, width: right - left, height: bottom - top },
      fontSize: Math.max(...segments.map((segment) => segment.size)),
      bold: segments.every((segment) => segment.bold),
      bullet: segments[0]?.bullet === true,
      heading: words.every((word) => word.heading),
      startsPart: index === 0,
      columnLeft,
      columnRight,
      baseline: Math.max(...segments.map((segment) => segment.baseline)),
    };
  });
}

/** Pieces that stand on one visual line, lines from top to bottom and pieces from left to right. */
function groupLevel(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((a, b) => a.baseline - b.baseline)) {
    const row = rows.findLast((other) => other.every((piece) => standsBeside(piece, segment)));
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left));
}

function standsBeside(a: Segment, b: Segment): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  if (shared > 0.5 * Math.min(a.size, b.size)) return false;
  return Math.abs(a.baseline - b.baseline) <= 0.42 * Math.min(a.size, b.size);
}

function buildRuns(segments: readonly Segment[]): TextRun[] {
  const runs: TextRun[] = [];
  segments.forEach((segment, index) => {
    orderWords(segment.words).forEach((word, place) => {
      const before = place > 0 ? " " : index > 0 ? "\t" : "";
      const last = runs[runs.length - 1];
      if (last && isSameStyle(last, word)) last.text += before + word.text;
      else {
        if (last) last.text += before;
        runs.push({
          text: word.text,
          bold: word.bold,
          italic: word.italic,
          fontSize: round(word.size),
        });
      }
    });
  });
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
