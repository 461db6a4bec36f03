import { cutDates, pickSpan, trimSigns } from "./cut-dates.ts";
import type { EntryRow, LabelledPart, Part, RowOptions } from "./entry-row.ts";
import { markContinuations } from "./mark-continuations.ts";
import { joinLabelledDates, joinTenures } from "./join-tenures.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { looksLikeProse } from "./looks-like-prose.ts";
import { bodySize } from "../sections/match-heading.ts";
import type { DateSpan } from "../dates/read-dates.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import { readFormLabel, readRoleLabel, readTableHead } from "./role-labels.ts";
import { readSentenceRole } from "./sentence-role.ts";
import type { SectionLine } from "../sections/split-sections.ts";
import { isHeadCell, isStrayLine } from "./stray-lines.ts";
import { countWords } from "../text/count-words.ts";

export function toEntryRows(lines: readonly SectionLine[], options: RowOptions = {}): EntryRow[] {
  const body = bodySize(lines.map((entry) => entry.line));
  const isForm = hasLabelColumn(lines, options);
  let head: (Part | "date")[] | null = null;
  const rows = joinWrapped(lines.filter((_, at) => !isHeadCell(lines, at))).flatMap((entry) => {
    head = readTableHead(entry.text, options.anyDate === true) ?? head;
    if (isStrayLine(entry.text)) return [];
    const row = toRow(
      { ...entry, text: joinDateCells(isForm ? colonAfterLabel(entry.text) : entry.text) },
      body,
      options,
    );
    return [head ? underHead(row, entry.text, head) : row];
  });
  // Blank lines between nearly all lines are not separators.
  const isAiry = rows.length > 3 && new Set(rows.map((row) => row.block)).size > rows.length * 0.75;
  if (isAiry) for (const row of rows) row.plain = false;
  joinSplitDates(rows);
  joinLabelledDates(rows);
  markContinuations(rows, lines, options);
  return joinTenures(rows);
}

/** A full-width dash or comma with broken encoding, used as a separator between two names. */
const brokenDash = /\s{0,4}ï¼[\u0080-\u009f]?(?!\s*(?:current|present)\b)\s{0,4}/giu;

function toRow(
  { index, text, line, also }: SectionLine,
  body: number,
  options: RowOptions,
): EntryRow {
  const spans = findDateSpans(text, options);
  const span = pickSpan(text, spans) ?? (options.anyDate === true ? spans[0] : null) ?? null;
  const isStudy = options.anyDate;
  const label = readRoleLabel(text, isStudy) ?? (line.bullet ? readFormLabel(text, isStudy) : null);
  const told = span ? readSentenceRole(cutDates(text, spans)) : null;
  // "• 2004 – 2009" above the post is no part of a description.
  const isBareDate = span?.isRange === true && cutDates(text, spans).trim() === "";
  const isItem = line.bullet && !label && told === null && !isBareDate;
  const isProse = label ? label.part === "aside" : told === null && isProseRow(text, span, options);
  return {
    index,
    also: also ?? [],
    text,
    rest: restOf(text, { spans, span, label, told, isProse }).replace(brokenDash, " – "),
    span: isProse ? null : span,
    others: isProse ? [] : spans.filter((other) => other.isRange && other !== span),
    body: isProse || isItem,
    bullet: isItem,
    continues: false,
    bold: line.bold,
    strong: line.bold || line.fontSize > body * 1.05,
    block: line.block,
    page: line.page,
    plain: line.fontSize === 0 && line.box.width === 0,
    x: line.box.x,
    runs: line.runs,
    label: label?.part ?? null,
    cells: null,
  };
}

/** Whether it is a table whose left column labels each row: "Employer⇥…" above "Position⇥…". */
function hasLabelColumn(lines: readonly SectionLine[], { anyDate }: RowOptions): boolean {
  const parts = lines.flatMap(
    ({ text }) => readRoleLabel(colonAfterLabel(text), anyDate)?.part ?? [],
  );
  return parts.length > 2 && new Set(parts.filter((part) => part !== "aside")).size > 1;
}

function colonAfterLabel(text: string): string {
  return text.replace(/^([^\t:：]{2,40})\t(?=\S)/u, "$1: ");
}

/** Joins a date range whose ends are in two cells: "01/2020⇥present". */
function joinDateCells(text: string): string {
  if (!text.includes("\t")) return text;
  const cells = text.split("\t").map((cell) => cell.trim());
  const at = cells.findIndex((cell, index) => {
    const next = cells[index + 1] ?? "";
    return next !== "" && isWholeSpan(`${cell} – ${next}`, cell);
  });
  if (at === -1) return text;
  return cells.toSpliced(at, 2, `${cells[at] ?? ""} – ${cells[at + 1] ?? ""}`).join("\t");
}

function isWholeSpan(text: string, first: string): boolean {
  if (text.length > 48) return false;
  const [alone, ...others] = findDateSpans(first);
  if (!alone || others.length > 0 || alone.isRange || alone.to < first.length) return false;
  const [span] = findDateSpans(text);
  return span?.isRange === true && span.from === 0 && span.to === text.length;
}

/** Reads a table row: the part that each column heading names, with the dates removed. */
function underHead(row: EntryRow, text: string, head: readonly (Part | "date")[]): EntryRow {
  const cells = text.split("\t");
  if (cells.length < 2 || cells.length > head.length || row.bullet) return row;
  const named = cells.flatMap((cell, at) => {
    const part = head[at] ?? null;
    return part === "date" || cell.trim() === "" ? [] : [{ text: trimSigns(cell), part }];
  });
  return { ...row, body: false, cells: named };
}

function isProseRow(text: string, span: DateSpan | null, { anyDate }: RowOptions): boolean {
  // "B.E. from Anna University in 2016 with 78%." is an entry despite its full stop.
  if (anyDate === true && span && countWords(text.trim()) <= 18) return false;
  return looksLikeProse(text, span);
}

function restOf(
  text: string,
  read: {
    spans: readonly DateSpan[];
    span: DateSpan | null;
    label: LabelledPart | null;
    told: string | null;
    isProse: boolean;
  },
): string {
  if (read.told !== null) return read.told;
  if (read.label?.part === "date") return "";
  return read.span && !read.isProse ? cutDates(text, read.spans) : text;
}

/** Joins "Jan 2019 –" at the end of a cell with "Present" in the line below. */
function joinSplitDates(rows: EntryRow[]): void {
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (!next || row.body || next.bullet) return;
    const cells = row.text.split("\t");
    const below = next.text.split("\t");
    for (const cell of cells) {
      if (!/\d|\p{L}{3}/u.test(cell) || cell.length > 30) continue;
      const other = below.findIndex((text) => text.length < 24 && isDateHalf(cell, text));
      if (other === -1) continue;
      const joined = `${cell.trim()} ${below[other]?.trim() ?? ""}`;
      const [span] = findDateSpans(joined);
      if (!span) continue;
      row.span = span;
      row.rest = cells
        .filter((text) => text !== cell)
        .map(trimSigns)
        .join("\t");
      next.rest = below
        .filter((_, index) => index !== other)
        .map(trimSigns)
        .join("\t");
      next.span = null;
      next.body = looksLikeProse(next.rest, null);
      return;
    }
  });
}

function isDateHalf(first: string, second: string): boolean {
  if (second.trim() === "") return false;
  const joined = `${first.trim()} ${second.trim()}`;
  const spans = findDateSpans(joined);
  const [span] = spans;
  if (spans.length !== 1 || !span?.isRange) return false;
  if (span.from > 0 || span.to < joined.length) return false;
  // Both halves are needed, because neither is a complete range.
  const alone = findDateSpans(first.trim())[0];
  const isWhole = alone?.isRange === true && (alone.end !== null || !/[-–—]\s*$/.test(first));
  return !isWhole && span.to > first.trim().length;
}
