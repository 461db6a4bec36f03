import { patternOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { fromWords, sinceArticles, sinceWords, untilAfterWords } from "./date-vocabulary.ts";
import type { PartialDate } from "../shape/parsed-resume.ts";
import type { DatePoint, DateTokens } from "./date-tokens.ts";
import { tokenizeDates } from "./date-tokens.ts";
import { isPlainStart, startsCleanly } from "./judge-year.ts";
import { readDatePoint } from "./read-date-point.ts";
import { readJoiner, readOngoing, skipClosing } from "./read-joiner.ts";

/** A date or a span of dates in a text. */
export type DateSpan = {
  start: PartialDate | null;
  /** Null for an ongoing span (`isCurrent`), or if the text gives no end. */
  end: PartialDate | null;
  isCurrent: boolean;
  /** False for a single date, whose first and last month are in `start` and `end`. */
  isRange: boolean;
  /** True for template placeholders (`March 20XX`). */
  isPlaceholder: boolean;
  /** The offsets of the span in the text, including the words that belong to it. */
  from: number;
  to: number;
};

export type DateOptions = {
  /** Read `03/04/2020` as the third of April instead of March the fourth. */
  dayFirst?: boolean;
};

/**
 * Finds the dates in a line in all common notations, in seven languages and more: `Jan 2020 –
 * Present`, `01/2020-03.2021`, `'22`, `Summer 2022`, `2016 / 09 –`, `seit 2019`, `2019–20`, `Q3
 * 2020`. Other numbers (amounts, versions, phone numbers) are skipped. Runs in linear time.
 */
export function findDateSpans(text: string, options: DateOptions = {}): readonly DateSpan[] {
  if (!anyYear.test(text)) return [];
  // Dots between the parts mean day first. The text keeps its length.
  const isSlashed = options.dayFirst === true && text.includes("/");
  return spansOf(isSlashed ? text.replace(slashed, "$1.$2.$3") : text);
}

/** A number or a template’s placeholder, one of which every date contains. */
const anyYear = new RegExp(`${patternOf(dates, "yearPlaceholder")}|\\p{N}`, "iu");

const slashed = /\b(\d{1,2})\/(\d{1,2})\/(\d{2,4})\b/g;

function spansOf(text: string): readonly DateSpan[] {
  const tokens = tokenizeDates(text);
  const spans: DateSpan[] = [];
  let at = 0;
  while (at < tokens.count) {
    const span = readSpan(tokens, at);
    if (span) {
      spans.push(inOrder(span.span));
      at = span.next;
    } else {
      at += 1;
    }
  }
  return spans;
}

/** Next to Arabic text, the later date of a span may be written first. */
function inOrder(span: DateSpan): DateSpan {
  const { start, end, isRange } = span;
  const isTurned = isRange && start !== null && end !== null && end < start.slice(0, end.length);
  return isTurned ? { ...span, start: end, end: start } : span;
}

type Read = { span: DateSpan; next: number };

function readSpan(tokens: DateTokens, at: number): Read | null {
  const token = tokens.at(at);
  if (!token || token.kind === "space") return null;
  if (token.kind === "word") {
    const since = readSince(tokens, at);
    if (since) return since;
    if (fromWords.has(token.text)) {
      const first = readDatePoint(tokens, tokens.skipSpaces(at + 1));
      return first && readRange(tokens, at, first);
    }
  }
  if (!startsCleanly(tokens, at)) return null;
  const months = readMonthNumbers(tokens, at);
  if (months) return months;
  const first = readDatePoint(tokens, at);
  if (!first) return null;
  return readRange(tokens, at, first) ?? readSingle(tokens, at, first);
}

function readSingle(tokens: DateTokens, at: number, first: DatePoint): Read | null {
  if (first.weak || (first.year === null && !first.unknown)) return null;
  if (first.month === null && !isPlainStart(tokens, at)) return null;
  return { span: toSpan({ tokens, at, next: first.next }, first, first), next: first.next };
}

/** Reads a bare month that takes its year from the end date: `03–09/2019`, `3. - 9.2020`. */
function readMonthNumbers(tokens: DateTokens, at: number): Read | null {
  const token = tokens.at(at);
  const month = Number(token?.text);
  if (token?.kind !== "number" || token.text.length > 2 || month < 1 || month > 12) return null;
  const dotted = tokens.textAt(at + 1) === "." ? at + 2 : at + 1;
  const dash = tokens.skipSpaces(dotted);
  if (!/^[-–—]$/.test(tokens.textAt(dash))) return null;
  const last = readDatePoint(tokens, tokens.skipSpaces(dash + 1));
  if (!last || last.weak || last.year === null || last.month === null || last.month < month)
    return null;
  // "5-10-2019" is a single day. A span would have a different separator before the year.
  if (tokens.textAt(last.next - 2) === tokens.textAt(dash)) return null;
  const first = { ...last, month, lastMonth: month };
  return { span: toSpan({ tokens, at, next: last.next }, first, last), next: last.next };
}

/**
 * `seit 2019`, `since March 2020`, `depuis le 1er mai 2018`. With an end, it is an ordinary span.
 */
function readSince(tokens: DateTokens, at: number): Read | null {
  if (!sinceWords.has(tokens.textAt(at))) return null;
  let next = tokens.skipSpaces(at + 1);
  while (sinceArticles.has(tokens.textAt(next))) {
    const after = tokens.textAt(next + 1) === "'" ? next + 2 : next + 1;
    next = tokens.skipSpaces(after);
  }
  const first = readDatePoint(tokens, next);
  // "since 05/19": after such a word, a short year is not just a pair of numbers.
  if (!first || first.year === null || (first.weak && first.month === null)) return null;
  const range = readRange(tokens, at, first);
  if (range) return range;
  const span = toSpan({ tokens, at, next: first.next }, first, null);
  return { span, next: first.next };
}

/** The second half of a span: a separator followed by a point, a word for "present", or nothing. */
function readRange(tokens: DateTokens, at: number, first: DatePoint): Read | null {
  let next = skipClosing(tokens, first.next);
  const joiner = readJoiner(tokens, next);
  // "3.72/4.00" is a grade.
  if (!joiner || (joiner.slash === true && first.month !== null)) return null;
  next = joiner.next;
  const ongoing = readOngoing(tokens, next);
  if (ongoing !== null) {
    if (first.year === null && !first.unknown) return null;
    return { span: toSpan({ tokens, at, next: ongoing }, first, null), next: ongoing };
  }
  const last = readRangeEnd(tokens, at, next) ?? readShortEnd(tokens, next, first);
  if (last) return joinPoints(tokens, at, [first, last]);
  const isOpen =
    joiner.since === true ||
    (joiner.dash &&
      (isSpanEnd(tokens, next) || hangs(tokens, first.next)) &&
      (first.month !== null || isPlainStart(tokens, at)));
  if (!isOpen || first.weak) return null;
  return { span: toSpan({ tokens, at, next: joiner.next }, first, null), next: joiner.next };
}

/** A point with a year, or with a template's placeholder for one. */
function readRangeEnd(tokens: DateTokens, at: number, next: number): DatePoint | null {
  const plain = readDatePoint(tokens, next);
  const last = plain?.month === null ? (readLikeFirst(tokens, at, next) ?? plain) : plain;
  return last && (last.year !== null || last.unknown) ? last : null;
}

function joinPoints(
  tokens: DateTokens,
  at: number,
  [first, last]: [DatePoint, DatePoint],
): Read | null {
  const start = { ...first };
  // "Jan – Mar 2020", "03 – 09/2019": the start has the same year as the end.
  if (start.year === null && !start.unknown) {
    if (start.month === null) return null;
    const isBefore = last.month === null || start.month <= last.month;
    start.year = last.year === null ? null : isBefore ? last.year : last.year - 1;
  }
  const next = skipUntilAfter(tokens, last.next);
  return { span: toSpan({ tokens, at, next }, start, last), next };
}

/** "Mart 2019 ile Mayıs 2021 tarihleri arasında": includes the words that close the span. */
function skipUntilAfter(tokens: DateTokens, from: number): number {
  const at = tokens.skipSpaces(from);
  return untilAfterWords.has(tokens.textAt(at)) ? skipUntilAfter(tokens, at + 1) : from;
}

/** `2010-11 - 2011-12`: not a school year, because the other end is a year with a month. */
function readLikeFirst(tokens: DateTokens, at: number, next: number): DatePoint | null {
  const [first, last] = [at, next].map((start) => tokens.separatorAt(start + 1));
  const isAlike =
    tokens.yearAt(at) !== null && tokens.yearAt(next) !== null && first?.text === last?.text;
  const month = last && !last.spaced ? tokens.at(last.next) : undefined;
  const value = Number(month?.text);
  if (!isAlike || !last || month?.text.length !== 2 || !(value >= 1 && value <= 12)) return null;
  // Only accept a pair that the first point consumed, "2010-11", not the whole span "2010-2011".
  if (tokens.textAt(first?.next ?? 0).length !== 2 || first?.spaced === true) return null;
  return { year: tokens.yearAt(next), month: value, next: last.next + 1 };
}

/** `2019–20`, `2019/2020`: the end of a span of years, or a bare `09` before `/2019`. */
function readShortEnd(tokens: DateTokens, at: number, first: DatePoint): DatePoint | null {
  const token = tokens.at(at);
  if (first.year === null || first.month !== null) return null;
  if (token?.kind !== "number" || token.text.length !== 2) return null;
  if (/^[%+./:]$/.test(tokens.textAt(at + 1)) && tokens.kindAt(at + 2) === "number") return null;
  const century = Math.floor(first.year / 100) * 100;
  const value = century + Number(token.text);
  const year = value < first.year ? value + 100 : value;
  if (year - first.year > 50) return null;
  return { year, month: null, next: at + 1 };
}

/** Whether the dash is attached only to the date: "03/2019– Acme". */
function hangs(tokens: DateTokens, dash: number): boolean {
  return /^[-–—]$/.test(tokens.textAt(dash)) && tokens.kindAt(dash + 1) === "space";
}

function isSpanEnd(tokens: DateTokens, at: number): boolean {
  const token = tokens.at(at);
  return !token || token.text.includes("\t") || /^[)\]|•·,;]$/.test(token.text);
}

function toSpan(
  place: { tokens: DateTokens; at: number; next: number },
  first: DatePoint,
  last: DatePoint | null,
): DateSpan {
  const { tokens, at, next } = place;
  return {
    start: toPartial(first.year, first.month),
    end: last === null ? null : toPartial(last.lastYear ?? last.year, last.lastMonth ?? last.month),
    isCurrent: last === null,
    isRange: last !== first,
    isPlaceholder: first.unknown === true || last?.unknown === true,
    from: tokens.at(at)?.from ?? 0,
    to: tokens.at(next - 1)?.to ?? 0,
  };
}

function toPartial(year: number | null, month: number | null): PartialDate | null {
  if (year === null) return null;
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
