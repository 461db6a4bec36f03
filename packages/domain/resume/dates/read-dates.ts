import { fromWords, sinceWords } from "./date-vocabulary.ts";
import type { PartialDate } from "../shape/parsed-resume.ts";
import type { DatePoint, DateToken } from "./date-tokens.ts";
import { isYearToken, point, separatorAt, skipSpaces, tokenizeDates } from "./date-tokens.ts";
import { isPlainStart, isPlainYear, startsCleanly } from "./judge-year.ts";
import { readDatePoint } from "./read-date-point.ts";
import { readJoiner, skipClosing } from "./read-joiner.ts";
import { readOngoing } from "./read-ongoing.ts";

/** A date or a span of dates in a text. */
export type DateSpan = {
  start: PartialDate | null;
  /** null while it goes on (`isCurrent`), and where the text gives none. */
  end: PartialDate | null;
  isCurrent: boolean;
  /** False for a single date: then `start` and `end` hold its first and last month. */
  isRange: boolean;
  /** True for the placeholders of a template (`March 20XX`). */
  isPlaceholder: boolean;
  /** Where it stands in the text, with the words that belong to it. */
  from: number;
  to: number;
};

export type DateOptions = {
  /** Read `03/04/2020` as the third of April; otherwise as March the fourth. */
  dayFirst?: boolean;
};

/**
 * Finds the dates of a line as people write them, in seven languages and more: `Jan 2020 –
 * Present`, `01/2020-03.2021`, `'22`, `Summer 2022`, `2016 / 09 –`, `seit 2019`, `2019–20`, `Q3 2020`.
 * Numbers that are no dates (amounts, versions, phone numbers) are passed over. Linear in the text.
 */
export function findDateSpans(text: string, options: DateOptions = {}): readonly DateSpan[] {
  // Dots between the parts say day first; the text keeps its length.
  const isSlashed = options.dayFirst === true && text.includes("/");
  return spansOf(isSlashed ? text.replace(slashed, "$1.$2.$3") : text);
}

const slashed = /\b(\d{1,2})\/(\d{1,2})\/(\d{2,4})\b/g;

function spansOf(text: string): readonly DateSpan[] {
  const tokens = tokenizeDates(text);
  const spans: DateSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const span = readSpan(tokens, at);
    if (span) {
      spans.push(span.span);
      at = span.next;
    } else {
      at += 1;
    }
  }
  return spans;
}

type Read = { span: DateSpan; next: number };

function readSpan(tokens: readonly DateToken[], at: number): Read | null {
  const token = tokens[at];
  if (!token || token.kind === "space") return null;
  if (token.kind === "word") {
    const since = readSince(tokens, at);
    if (since) return since;
    if (fromWords.has(token.text)) {
      const first = readDatePoint(tokens, skipSpaces(tokens, at + 1));
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

function readSingle(tokens: readonly DateToken[], at: number, first: DatePoint): Read | null {
  if (first.weak || (first.year === null && !first.unknown)) return null;
  if (first.month === null && isYearToken(tokens[at]) && !isPlainYear(tokens, at)) return null;
  return { span: toSpan({ tokens, at, next: first.next }, first, first), next: first.next };
}

/** `03–09/2019`, `3. - 9.2020`: a bare month that takes its year from the end. */
function readMonthNumbers(tokens: readonly DateToken[], at: number): Read | null {
  const token = tokens[at];
  const month = Number(token?.text);
  if (token?.kind !== "number" || token.text.length > 2 || month < 1 || month > 12) return null;
  const dotted = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  const dash = skipSpaces(tokens, dotted);
  if (!/^[-–—]$/.test(tokens[dash]?.text ?? "")) return null;
  const last = readDatePoint(tokens, skipSpaces(tokens, dash + 1));
  if (!last || last.weak || last.year === null || last.month === null || last.month < month)
    return null;
  // "5-10-2019" is a day; only a dot or a dash of its own makes it a span.
  if (tokens[last.next - 2]?.text === tokens[dash]?.text) return null;
  const first = { ...last, month, lastMonth: month };
  return { span: toSpan({ tokens, at, next: last.next }, first, last), next: last.next };
}

/** `seit 2019`, `since March 2020`, `depuis le 1er mai 2018`; with an end it is an ordinary span. */
function readSince(tokens: readonly DateToken[], at: number): Read | null {
  if (!sinceWords.has(tokens[at]?.text ?? "")) return null;
  let next = skipSpaces(tokens, at + 1);
  while (/^(?:the|le|el|o|il|dem|den|het|anno|annee|an|ano|l)$/.test(tokens[next]?.text ?? "")) {
    const after = tokens[next + 1]?.text === "'" ? next + 2 : next + 1;
    next = skipSpaces(tokens, after);
  }
  const first = readDatePoint(tokens, next);
  if (!first || first.year === null || first.weak) return null;
  const range = readRange(tokens, at, first);
  if (range) return range;
  const span = toSpan({ tokens, at, next: first.next }, first, null);
  return { span, next: first.next };
}

/** The second half of a span: a joiner and then a point, an ongoing word, or nothing more. */
function readRange(tokens: readonly DateToken[], at: number, first: DatePoint): Read | null {
  let next = skipClosing(tokens, first.next);
  const joiner = readJoiner(tokens, next);
  if (!joiner) return null;
  next = joiner.next;
  const ongoing = readOngoing(tokens, next);
  if (ongoing !== null) {
    if (first.year === null && !first.unknown) return null;
    return { span: toSpan({ tokens, at, next: ongoing }, first, null), next: ongoing };
  }
  const last = readRangeEnd(tokens, at, next) ?? readShortEnd(tokens, next, first);
  if (last) return joinPoints(tokens, at, [first, last]);
  const isOpen =
    joiner.dash && isSpanEnd(tokens, next) && (first.month !== null || isPlainStart(tokens, at));
  if (!isOpen || first.weak) return null;
  return { span: toSpan({ tokens, at, next: joiner.next }, first, null), next: joiner.next };
}

/** A point with a year, or a template's placeholder for one. */
function readRangeEnd(tokens: readonly DateToken[], at: number, next: number): DatePoint | null {
  const plain = readDatePoint(tokens, next);
  const last = plain?.month === null ? (readLikeFirst(tokens, at, next) ?? plain) : plain;
  return last && (last.year !== null || last.unknown) ? last : null;
}

function joinPoints(
  tokens: readonly DateToken[],
  at: number,
  [first, last]: [DatePoint, DatePoint],
): Read | null {
  const start = { ...first };
  // "Jan – Mar 2020", "03 – 09/2019": the start takes the year of the end.
  if (start.year === null && !start.unknown) {
    if (start.month === null) return null;
    const isBefore = last.month === null || start.month <= last.month;
    start.year = last.year === null ? null : isBefore ? last.year : last.year - 1;
  }
  return { span: toSpan({ tokens, at, next: last.next }, start, last), next: last.next };
}

/** `2010-11 - 2011-12`: no school year, where the other end is a year with its month. */
function readLikeFirst(tokens: readonly DateToken[], at: number, next: number): DatePoint | null {
  const [first, last] = [at, next].map((start) => separatorAt(tokens, start + 1));
  const isAlike =
    isYearToken(tokens[at]) && isYearToken(tokens[next]) && first?.text === last?.text;
  const month = last && !last.spaced ? tokens[last.next] : undefined;
  const value = Number(month?.text);
  if (!isAlike || !last || month?.text.length !== 2 || !(value >= 1 && value <= 12)) return null;
  // The pair that the first point took up whole, "2010-11", and not the span itself, "2010-2011".
  if (tokens[first?.next ?? 0]?.text.length !== 2 || first?.spaced === true) return null;
  return point({ year: Number(tokens[next]?.text), month: value, next: last.next + 1 });
}

/** `2019–20`, `2019/2020`: the end of a span of years, or a bare `09` before `/2019`. */
function readShortEnd(
  tokens: readonly DateToken[],
  at: number,
  first: DatePoint,
): DatePoint | null {
  const token = tokens[at];
  if (first.year === null || first.month !== null) return null;
  if (token?.kind !== "number" || token.text.length !== 2) return null;
  if (/^[%+./:]$/.test(tokens[at + 1]?.text ?? "") && tokens[at + 2]?.kind === "number")
    return null;
  const century = Math.floor(first.year / 100) * 100;
  const value = century + Number(token.text);
  const year = value < first.year ? value + 100 : value;
  if (year - first.year > 50) return null;
  return {
    year,
    month: null,
    lastYear: year,
    lastMonth: null,
    unknown: false,
    weak: false,
    next: at + 1,
  };
}

function isSpanEnd(tokens: readonly DateToken[], at: number): boolean {
  const token = tokens[at];
  return !token || token.text.includes("\t") || /^[)\]|•·,;]$/.test(token.text);
}

function toSpan(
  place: { tokens: readonly DateToken[]; at: number; next: number },
  first: DatePoint,
  last: DatePoint | null,
): DateSpan {
  const { tokens, at, next } = place;
  return {
    start: toPartial(first.year, first.month),
    end: last === null ? null : toPartial(last.lastYear, last.lastMonth),
    isCurrent: last === null,
    isRange: last !== first,
    isPlaceholder: first.unknown || last?.unknown === true,
    from: tokens[at]?.from ?? 0,
    to: tokens[next - 1]?.to ?? 0,
  };
}

function toPartial(year: number | null, month: number | null): PartialDate | null {
  if (year === null) return null;
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
