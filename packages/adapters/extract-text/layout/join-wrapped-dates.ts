import { endsInPresent } from "./date-like.ts";
import type { DraftLine } from "./draft-line.ts";

const opensRange = /(?:[-–—]|\b(?:to|bis|à|au|a|al|até|tot|until))\s*$|[-–—]\s*\p{L}+\.?$/iu;
const startsWithYear = /^(?:\p{L}+\.?\s*)?(?:19|20)\d\d\b/iu;
const closesRange = (text: string) => startsWithYear.test(text) || endsInPresent(text);

/**
 * Joins a row whose two cells both continue on a second line ("Docent | Heritage ⇥ May 2023 – June"
 * above "Museum ⇥ 2024") into one line with a complete date.
 */
export function joinWrappedDates(lines: readonly DraftLine[]): DraftLine[] {
  const joined: DraftLine[] = [];
  for (const line of lines) {
    const last = joined[joined.length - 1];
    const whole = last && isWrap(last, line) ? joinCells(last, line) : null;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(line);
  }
  return joined;
}

function isWrap(last: DraftLine, next: DraftLine): boolean {
  if (last.page !== next.page || next.startsPart || next.bullet) return false;
  if (!last.text.includes("\t")) return false;
  if (next.baseline - last.baseline > 1.7 * last.fontSize) return false;
  const [start, ...ends] = last.text.split("\t");
  const [nextStart, ...nextEnds] = next.text.split("\t");
  const [end = "", nextEnd = ""] = [ends[0], nextEnds[0] ?? nextStart];
  if (start === undefined || ends.length !== 1 || nextEnds.length > 1) return false;
  if (nextEnds.length === 0 && next.box.x < last.box.x + 0.5 * last.box.width) return false;
  return opensRange.test(end) && closesRange(nextEnd) && nextEnd.length < 20;
}

/** Null if the runs of the two cells are not separated by a tab. */
function joinCells(last: DraftLine, next: DraftLine): DraftLine | null {
  const [start, end] = splitAtTab(last);
  const [nextStart, nextEnd] = next.text.includes("\t") ? splitAtTab(next) : [[], next.runs];
  const runs = [
    ...withEnd(start, nextStart.length > 0 ? " " : ""),
    ...withEnd(nextStart, ""),
    ...end,
  ];
  const at = runs.length - end.length - 1;
  const before = runs[at];
  if (!before) return null;
  runs[at] = { ...before, text: `${before.text}\t` };
  const whole = [...withEnd(runs, " "), ...nextEnd];
  return { ...last, runs: whole, text: whole.map((run) => run.text).join("") };
}

function splitAtTab({ runs }: DraftLine): [DraftLine["runs"], DraftLine["runs"]] {
  const start: DraftLine["runs"] = [];
  const end: DraftLine["runs"] = [];
  let isBehind = false;
  for (const run of runs) {
    const at = run.text.indexOf("\t");
    if (isBehind) end.push(run);
    else if (at < 0) start.push(run);
    else {
      isBehind = true;
      if (at > 0) start.push({ ...run, text: run.text.slice(0, at) });
      if (at + 1 < run.text.length) end.push({ ...run, text: run.text.slice(at + 1) });
    }
  }
  return [start, end];
}

function withEnd(runs: DraftLine["runs"], end: string): DraftLine["runs"] {
  const last = runs[runs.length - 1];
  return last && end !== "" ? [...runs.slice(0, -1), { ...last, text: last.text + end }] : runs;
}
