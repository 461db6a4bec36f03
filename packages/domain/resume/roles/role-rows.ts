import { foldText } from "../text/fold-text.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { looksLikeProse } from "./looks-like-prose.ts";
import { bodySize } from "../sections/match-heading.ts";
import type { DateOptions, DateSpan } from "../dates/read-dates.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { LabelledPart } from "./role-labels.ts";
import { readRoleLabel } from "./role-labels.ts";
import type { SentenceRole } from "./sentence-role.ts";
import { readSentenceRole } from "./sentence-role.ts";
import type { SectionLine } from "../sections/split-sections.ts";
import { isHeadCell, isStrayLine } from "./stray-lines.ts";
import { countWords } from "../text/count-words.ts";

/** A line of an experience or education section, told apart into dates, header text and body. */
export type RoleRow = {
  index: number;
  /** Indexes of the lines that were closed up with it. */
  also: readonly number[];
  text: string;
  /** The text without its dates; a tab stands where a date was cut out. */
  rest: string;
  span: DateSpan | null;
  /** Part of the description: a bullet, its continuation, or prose. */
  body: boolean;
  bullet: boolean;
  /** Goes on from the line before. */
  continues: boolean;
  bold: boolean;
  /** Set larger than the text, or in bold. */
  strong: boolean;
  block: number;
  page: number;
  /** From a format without places and sizes, where a blank line is all that parts blocks. */
  plain: boolean;
  /** Left edge in points; 0 where the format has no places. */
  x: number;
};

export type RowOptions = DateOptions & {
  /** Take a single date wherever it stands in a line, as education's lines have it. */
  anyDate?: boolean;
};

export function toRoleRows(lines: readonly SectionLine[], options: RowOptions = {}): RoleRow[] {
  const body = bodySize(lines.map((entry) => entry.line));
  const rows = joinBrokenSpans(joinWrapped(lines.filter((_, at) => !isHeadCell(lines, at))))
    .filter(({ text }) => !isStrayLine(text))
    .map((entry) => toRow(entry, body, options));
  // Blank lines between all lines part nothing.
  const isAiry = rows.length > 3 && new Set(rows.map((row) => row.block)).size > rows.length * 0.75;
  if (isAiry) for (const row of rows) row.plain = false;
  joinSplitDates(rows);
  markContinuations(rows, lines, options);
  return rows;
}

/** What is left of a full-width dash or comma whose encoding was broken: a sign between two names. */
const brokenDash = /\s{0,4}ï¼[\u0080-\u009f]?(?!\s*(?:current|present)\b)\s{0,4}/giu;

function toRow(
  { index, text, line, also }: SectionLine,
  body: number,
  options: RowOptions,
): RoleRow {
  const spans = findDateSpans(text, options);
  const span = pickSpan(text, spans) ?? (options.anyDate === true ? spans[0] : null) ?? null;
  const label = readRoleLabel(text);
  const told = span ? readSentenceRole(cutDates(text, spans)) : null;
  const isItem = line.bullet && !label && !told;
  const isProse = label ? label.part === "aside" : told === null && isProseRow(text, span, options);
  return {
    index,
    also: also ?? [],
    text,
    rest: restOf(text, { spans, span, label, told, isProse }).replace(brokenDash, " – "),
    span: isProse ? null : span,
    body: isProse || isItem,
    bullet: isItem,
    continues: false,
    bold: line.bold,
    strong: line.bold || line.fontSize > body * 1.05,
    block: line.block,
    page: line.page,
    plain: line.fontSize === 0 && line.box.width === 0,
    x: line.box.x,
  };
}

function isProseRow(text: string, span: DateSpan | null, { anyDate }: RowOptions): boolean {
  // "B.E. from Anna University in 2016 with 78%." is an entry for all its full stop.
  if (anyDate === true && span && countWords(text.trim()) <= 18) return false;
  return looksLikeProse(text, span);
}

function restOf(
  text: string,
  read: {
    spans: readonly DateSpan[];
    span: DateSpan | null;
    label: LabelledPart | null;
    told: SentenceRole | null;
    isProse: boolean;
  },
): string {
  if (read.told) return `${read.told.title}\t${read.told.company}`;
  if (read.label?.part === "date") return "";
  return read.span && !read.isProse ? cutDates(text, read.spans) : text;
}

const joiners: ReadonlySet<string> = new Set(["to", "until", "till", "bis", "-", "–", "—"]);

/** "Dec 2013" / "to" / "Current" on three lines is one span. */
function joinBrokenSpans(lines: readonly SectionLine[]): SectionLine[] {
  const joined: SectionLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const entry = lines[at];
    const last = lines[at + 2];
    if (!entry) continue;
    const isJoiner = joiners.has(lines[at + 1]?.text.trim().toLowerCase() ?? "");
    const text = isJoiner && last ? `${entry.text} ${lines[at + 1]?.text ?? ""} ${last.text}` : "";
    const spans = text === "" || (last?.text.length ?? 99) > 24 ? [] : findDateSpans(text);
    if (spans.some((span) => span.isRange && span.to === text.trimEnd().length)) {
      joined.push({ ...entry, text });
      at += 2;
    } else {
      joined.push(entry);
    }
  }
  return joined;
}

/** The span that dates a header: a range before a single date, the last one of several. */
function pickSpan(text: string, spans: readonly DateSpan[]): DateSpan | null {
  if (spans.length === 0) return null;
  const ranges = spans.filter((span) => span.isRange);
  const picked = ranges[ranges.length - 1] ?? spans[spans.length - 1] ?? null;
  if (!picked || picked.isRange) return picked;
  // A single date is a header's only where it begins or ends a piece of the line.
  const before = text.slice(0, picked.from).trimEnd();
  const after = text.slice(picked.to).trimStart();
  const isEdge =
    /(?:^|[\t|·•,(–—:-]|\s{2})$/.test(text.slice(0, picked.from).replace(/ $/, "")) ||
    before === "";
  const isLast = after === "" || /^[)\t|·•,]/.test(after);
  return (isEdge && text.length < 120) || isLast ? picked : null;
}

const dateMarkers =
  /\b(?:expected(?: graduation)?(?: date)?|anticipated|graduat(?:ed|ion|ing)(?: date)?|grad|exp|class of|conferred|completed|awarded|since|dates?|zeitraum|period|dauer|abschluss|date d'obtention|from|seit|voraussichtlich)\b[.:]?\s*$/;

/** The text without its dates and the words that only announce them. */
export function cutDates(text: string, spans: readonly DateSpan[]): string {
  let rest = "";
  let at = 0;
  for (const span of spans) {
    let before = text.slice(at, span.from).replace(/(?<![\s([,:–—-])[\s([,:–—-]+$/, "");
    const marker = dateMarkers.exec(foldText(before));
    if (marker) before = before.slice(0, marker.index);
    rest += `${before}\t`;
    at = span.to;
    const closing = /^\s*(?:\((?:anticipated|expected|est\.?)\)\s*)?[)\]]/.exec(text.slice(at));
    if (closing) at += closing[0].length;
    const aside = /^\s*[([](?:anticipated|expected)[)\]]/.exec(text.slice(at));
    if (aside) at += aside[0].length;
  }
  rest += text.slice(at);
  return rest
    .split("\t")
    .map((cell) => trimSigns(cell))
    .filter((cell) => cell !== "")
    .join("\t");
}

export function trimSigns(text: string): string {
  return text
    .replace(/^[\s,;:|·•∙●◦▪–—\-/~→*]+/u, "")
    .replace(/(?<![\s,;:|·•∙●◦▪–—\-/~→*])[\s,;:|·•∙●◦▪–—\-/~→*]+$/u, "")
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** "Jan 2019 –" at the end of a cell, with "Present" in the line below. */
function joinSplitDates(rows: RoleRow[]): void {
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
  // Both halves are needed: neither is a whole span.
  const alone = findDateSpans(first.trim())[0];
  const isWhole = alone?.isRange === true && (alone.end !== null || !/[-–—]\s*$/.test(first));
  return !isWhole && span.to > first.trim().length;
}

/** The lines a bullet or a sentence runs on to are description too. */
function markContinuations(
  rows: RoleRow[],
  lines: readonly SectionLine[],
  options: RowOptions,
): void {
  const widest = Math.max(...lines.map((entry) => entry.text.length), 1);
  rows.forEach((row, at) => {
    const before = rows[at - 1];
    if (!before || !mayContinue(row, before, options)) return;
    const text = row.text.trim();
    const isOpen = !/[.!?:;]$/.test(before.text.trim());
    const wasFull = before.text.length > widest * 0.62 && before.text.length > 45;
    const isLower = /^[\p{Ll}(&,0-9%$€+]/u.test(text);
    const isSameBlock = row.block === before.block && row.page === before.page;
    const differs = row.strong && !before.strong;
    // A line that starts left of the description's own edge is not part of it.
    const bullet = bulletAbove(rows, at);
    const isOutdented = bullet !== null && row.x > 0 && row.x < bullet.x - 4;
    if (differs || isOutdented || announcesDate(rows, at)) return;
    const runsOn = isOpen && wasFull && (isSameBlock || isDangling(before.text));
    if (isLower || runsOn) {
      row.body = true;
      row.continues = true;
      row.span = null;
      row.rest = row.text;
    }
  });
}

function mayContinue(row: RoleRow, before: RoleRow, { anyDate }: RowOptions): boolean {
  if (!before.body || row.bullet || row.span?.isRange === true) return false;
  if (anyDate === true && row.span && row.span.from < 2) return false;
  return !(readRoleLabel(row.text) !== null && /^\d/.test(row.text));
}

/** Ends in a word or sign that something follows. */
function isDangling(text: string): boolean {
  return /[,\-–]$|\b(?:and|the|of|to|for|with|in|a|und|de|la|et|y|e|en)$/.test(text.trim());
}

function bulletAbove(rows: readonly RoleRow[], at: number): RoleRow | null {
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const row = rows[before];
    if (row?.bullet) return row;
    if (!row?.body) return null;
  }
  return null;
}

/** A short capitalized line right above a dated header line is a header line too. */
function announcesDate(rows: readonly RoleRow[], at: number): boolean {
  const row = rows[at];
  const next = rows[at + 1];
  if (!row || !next?.span?.isRange || next.body) return false;
  return /^\p{Lu}/u.test(row.text.trim()) && countWords(row.text.trim()) <= 8;
}
