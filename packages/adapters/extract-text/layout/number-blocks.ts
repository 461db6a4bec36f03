import type { TextLine } from "@resume-picker/domain/resume/shape/document";
import type { DraftLine } from "./draft-line.ts";

/** Finishes the lines. Those of the same paragraph, list item or cell get the same block number. */
export function numberBlocks(drafts: readonly DraftLine[]): TextLine[] {
  const spacings = usualSpacings(drafts);
  let block = -1;
  let last: DraftLine | null = null;
  return drafts.map((draft) => {
    if (!last || !continuesBlock(last, draft, spacings)) block += 1;
    last = draft;
    return {
      text: draft.text,
      runs: draft.runs,
      page: draft.page,
      column: draft.column,
      region: draft.region,
      box: draft.box,
      fontSize: draft.fontSize,
      bold: draft.bold,
      bullet: draft.bullet,
      heading: draft.heading,
      block,
    };
  });
}

/** True if `next` continues the paragraph of `last`. */
function continuesBlock(
  last: DraftLine,
  next: DraftLine,
  spacings: ReadonlyMap<string, number>,
): boolean {
  if (next.bullet || next.startsPart || last.page !== next.page || last.region !== next.region)
    return false;
  if (last.text.includes("\t") || next.text.includes("\t") || last.heading !== next.heading)
    return false;
  if (Math.abs(last.fontSize - next.fontSize) > 0.6) return false;
  if (!isSameStyle(last, next)) return false;
  const distance = next.baseline - last.baseline;
  const usual = spacings.get(sizeKey(next)) ?? 1.3 * next.fontSize;
  if (distance < 0 || distance > 1.2 * Math.min(usual, 1.9 * next.fontSize)) return false;
  return !hadSpaceForWord(last, next);
}

/** True if `last` ends in the weight that `next` begins in, and both are upright or both italic. */
function isSameStyle(last: DraftLine, next: DraftLine): boolean {
  const [lastRun, nextRun] = [last.runs[last.runs.length - 1], next.runs[0]];
  if (last.bold !== next.bold && lastRun?.bold !== nextRun?.bold) return false;
  const areWhole = last.runs.length === 1 && next.runs.length === 1;
  return !areWhole || lastRun?.italic === nextRun?.italic;
}

/**
 * True if the first word of `next` would have fitted at the end of `last`, so the author broke the
 * line there.
 */
function hadSpaceForWord(last: DraftLine, next: DraftLine): boolean {
  const firstWord = next.text.split(" ")[0] ?? "";
  const letter = next.box.width / Math.max(1, next.text.length);
  const room = last.columnRight - (last.box.x + last.box.width);
  if (Math.abs(next.box.x - last.box.x) > 3 && !last.bullet && next.box.x < last.box.x) {
    return room > (firstWord.length + 3) * letter;
  }
  return room > (firstWord.length + 2.5) * letter;
}

/** Returns the usual distance between baselines for each font size. */
function usualSpacings(drafts: readonly DraftLine[]): Map<string, number> {
  const found = new Map<string, number[]>();
  drafts.slice(1).forEach((draft, index) => {
    const last = drafts[index];
    if (!last || last.page !== draft.page || Math.abs(last.fontSize - draft.fontSize) > 0.6) return;
    const distance = draft.baseline - last.baseline;
    if (distance <= 0.8 * draft.fontSize || distance > 2.5 * draft.fontSize) return;
    const list = found.get(sizeKey(draft)) ?? [];
    list.push(distance);
    found.set(sizeKey(draft), list);
  });
  return new Map([...found].map(([key, list]) => [key, lowerQuartile(list)]));
}

function lowerQuartile(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
}

function sizeKey(line: DraftLine): string {
  return String(Math.round(line.fontSize));
}
