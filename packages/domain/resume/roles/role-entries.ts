import type { Entry } from "../entries/find-entries.ts";
import { cutEntries } from "../entries/find-entries.ts";
import { namesTitle } from "../places/classify-piece.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import type { EntryRow } from "../entries/entry-row.ts";

/** The entries of a section, cut at its dated rows, or above its lists if it has no dates. */
export function findRoleEntries(rows: readonly EntryRow[]): Entry[] {
  const anchors = withoutHeadings(rows, datedRows(rows));
  return anchors.length > 0 ? cutEntries(rows, anchors) : undatedEntries(rows);
}

/**
 * Removes employers' headings, which may have the dates of all posts below them: the end of the
 * first post and the start of the last. Such a heading isn't an entry but a row above the first
 * post.
 */
function withoutHeadings(rows: readonly EntryRow[], anchors: readonly number[]): number[] {
  return anchors.filter((at, order) => {
    const outer = rows[at]?.span;
    const first = rows[at + 1]?.span;
    if (!outer?.isRange || !first?.isRange || anchors[order + 1] !== at + 1) return true;
    const isFirst = first.end === outer.end && first.isCurrent === outer.isCurrent;
    const later = anchors.slice(order + 1).map((each) => rows[each]?.span);
    const last = later.findIndex((span) => span?.start === outer.start);
    const isWithin = (span: DateSpan | null | undefined) =>
      (span?.start ?? "") >= (outer.start ?? "");
    return !isFirst || last === -1 || !later.slice(0, last).every(isWithin);
  });
}

function datedRows(rows: readonly EntryRow[]): number[] {
  const dated = rows.flatMap((row, at) => (row.span && !row.body ? [at] : []));
  const ranges = dated.filter((at) => rows[at]?.span?.isRange === true);
  const areMostlyRanges = ranges.length > 0 && ranges.length * 2 >= dated.length;
  const places = new Set(ranges.map((at) => datePlace(rows[at])));
  // Among ranges, a single date counts only in the ranges' position, or next to an occupation.
  const anchors = dated.filter((at) => {
    const row = rows[at];
    if (row?.span?.isRange === true || !areMostlyRanges) return true;
    const isAlone = row?.rest === "" && rows[at - 1]?.body !== false;
    return (places.has(datePlace(row)) && !isAlone) || hasTitleNear(rows, at);
  });
  if (anchors.length > 0) return anchors;
  return rows.flatMap((row, at) => {
    const isEntry = row.bullet && row.span?.isRange === true && row.text.length < 130;
    return isEntry && namesTitle(row.rest) ? [at] : [];
  });
}

/** The position of the date in its row: a cell of its own, or the start or end of the text. */
function datePlace(row: EntryRow | undefined): string {
  if (!row?.span) return "";
  const { text, span } = row;
  if (row.rest === "") return "alone";
  if (span.from === 0) return text.charAt(span.to) === "\t" ? "first cell" : "start";
  if (span.to < text.trimEnd().length) return "";
  return text.charAt(span.from - 1) === "\t" ? "last cell" : "end";
}

function hasTitleNear(rows: readonly EntryRow[], at: number): boolean {
  return [at - 1, at, at + 1].some((near) => {
    const row = rows[near];
    return row !== undefined && !row.body && (near === at || !row.span) && namesTitle(row.rest);
  });
}

/** Without any dates, a header is the text above a list or paragraph that names an occupation. */
function undatedEntries(rows: readonly EntryRow[]): Entry[] {
  const entries: Entry[] = [];
  let run: EntryRow[] = [];
  let from = 0;
  rows.forEach((row, at) => {
    if (row.body) return;
    run.push(row);
    const next = rows[at + 1];
    if (next && !next.body) return;
    const [first, ...below] = run;
    if (first && run.length <= 3 && run.some(({ rest }) => namesTitle(rest))) {
      const gap = rows.slice(from, rows.indexOf(first));
      entries.push({ row: first, above: [], below, gap, isFirst: entries.length === 0 });
      from = rows.indexOf(first) + 1;
    }
    run = [];
  });
  return entries;
}
