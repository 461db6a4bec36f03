import type { DatePoint, DateToken, DateTokens } from "./date-tokens.ts";
import { monthNumbers, untilYearMonthWords, yearJoiners } from "./date-vocabulary.ts";
import {
  readMonthFirst,
  readQuarter,
  readSeason,
  readYearQuarter,
  readYearSeason,
} from "./read-named-date.ts";

/** Reads the point that starts exactly at token `at`, or returns null. */
export function readDatePoint(tokens: DateTokens, at: number): DatePoint | null {
  const token = tokens.at(at);
  if (!token) return null;
  if (token.kind === "word") {
    return (
      readFiscal(tokens, at) ??
      readSeason(tokens, at) ??
      readQuarter(tokens, at) ??
      readMonthFirst(tokens, at)
    );
  }
  if (token.kind === "number") {
    return readNumberFirst(tokens, at);
  }
  if (token.text === "'" || token.text === ",") return readShortYear(tokens, at);
  return null;
}

/** `FY2014`, `FY 18`. */
function readFiscal(tokens: DateTokens, at: number): DatePoint | null {
  if (tokens.textAt(at) !== "fy") return null;
  const next = tokens.skipSpaces(at + 1);
  const year = tokens.yearAt(next) ?? tokens.shortYearAt(next);
  return year === null ? null : { year, month: null, next: next + 1 };
}

/** `'22`, or `’98`. */
function readShortYear(tokens: DateTokens, at: number): DatePoint | null {
  if (tokens.textAt(at) !== "'") return null;
  const year = tokens.shortYearAt(at + 1);
  return year === null ? null : { year, month: null, next: at + 2 };
}

/** Reads dates starting with digits: years, ISO dates, `03/2021`, `1. März 2019`, `05.03.2021`. */
function readNumberFirst(tokens: DateTokens, at: number): DatePoint | null {
  const year = tokens.yearAt(at);
  if (year !== null) return readYearFirst(tokens, at, year);
  const placeholder = tokens.readYear(at);
  if (placeholder) return { year: null, month: null, unknown: true, next: placeholder.next };
  const text = tokens.textAt(at);
  if (text.length > 2) return null;
  return (
    readDayMonthName(tokens, at) ?? readQuarter(tokens, at) ?? readSlashed(tokens, at, Number(text))
  );
}

function readYearFirst(tokens: DateTokens, at: number, year: number): DatePoint {
  const next = tokens.skipSpaces(at + 1);
  return (
    readYearMonth(tokens, at + 1, year) ??
    readSchoolYear(tokens, at + 1, year) ??
    readYearMonthName(tokens, next, year) ??
    readYearQuarter(tokens, next, year) ??
    readYearSeason(tokens, next, year) ?? { year, month: null, next: at + 1 }
  );
}

/** Reads `2020-03`, `2020 / 03` or `2020.03.17`, starting at the sign after the year. */
function readYearMonth(tokens: DateTokens, at: number, year: number): DatePoint | null {
  const sign = tokens.separatorAt(at);
  const month = sign === null ? undefined : tokens.at(sign.next);
  // "2008 - 12" is a span of years.
  if (!sign || (sign.spaced && sign.text === "-")) return null;
  const value = Number(month?.text);
  if (month?.kind !== "number" || month.text.length > 2 || !isMonthNumber(value)) return null;
  // "2019.4" alone is a version number. Within a span it is a month.
  if (month.text.length === 1)
    return sign.spaced || sign.text === "-"
      ? null
      : { year, month: value, weak: true, next: sign.next + 1 };
  // "2010-11" and "2019/20" are two years unless a third part or spaces show otherwise.
  const isSchoolYear = value === (year + 1) % 100 && !sign.spaced;
  if (isSchoolYear && !isDatedAfter(tokens, sign.next + 1, sign.text)) return null;
  const day = tokens.separatorAt(sign.next + 1);
  const isDay = day?.text === sign.text && !day.spaced && isShortNumber(tokens.at(day.next));
  return { year, month: value, next: isDay ? day.next + 1 : sign.next + 1 };
}

/** `2017/18 –`, `2017/2018 –`: the year in which a span begins or ends. */
function readSchoolYear(tokens: DateTokens, at: number, year: number): DatePoint | null {
  const second = Number(tokens.textAt(at + 1));
  if (tokens.textAt(at) !== "/" || (second !== year + 1 && second !== (year + 1) % 100))
    return null;
  const isEnd = /^[-–—]$/.test(tokens.textAt(at - 2)) || /^[-–—]$/.test(tokens.textAt(at - 3));
  const isStart = /^[-–—]$/.test(tokens.textAt(tokens.skipSpaces(at + 2)));
  return isStart || isEnd ? { year, month: null, lastYear: year + 1, next: at + 2 } : null;
}

function isMonthNumber(value: number): boolean {
  return value >= 1 && value <= 12;
}

function isShortNumber(token: DateToken | undefined): boolean {
  return token?.kind === "number" && token.text.length <= 2;
}

/** `2020 March`. In `2020 May 2021` or `2020 März 2021`, the month belongs to the next year. */
function readYearMonthName(tokens: DateTokens, at: number, year: number): DatePoint | null {
  const month = monthNumbers.get(tokens.textAt(at));
  if (month === undefined) return null;
  const follows = tokens.skipSpaces(tokens.textAt(at + 1) === "." ? at + 2 : at + 1);
  return tokens.yearAt(follows) === null ? { year, month, next: at + 1 } : null;
}

/** True if the number pair continues as an ISO date, or as a span of two such pairs. */
function isDatedAfter(tokens: DateTokens, at: number, sign: string): boolean {
  if (tokens.textAt(at) === sign && tokens.kindAt(at + 1) === "number") {
    return tokens.textAt(at + 1).length <= 2;
  }
  let next = tokens.skipSpaces(at);
  if (!/^[-–—/]$/.test(tokens.textAt(next)) && !untilYearMonthWords.has(tokens.textAt(next)))
    return false;
  next = tokens.skipSpaces(next + 1);
  return (
    tokens.kindAt(next) === "word" ||
    (tokens.yearAt(next) !== null && tokens.textAt(next + 1) === sign)
  );
}

/** Reads `5 January 2020`, `1. März 2019`, `1er mars 2019`, `5th of May 2018`, not `03 2019`. */
function readDayMonthName(tokens: DateTokens, at: number): DatePoint | null {
  const day = Number(tokens.textAt(at));
  if (day < 1 || day > 31) return null;
  let next = at + 1;
  if (/^(?:st|nd|rd|th|er|º|°|\.|o|e)$/.test(tokens.textAt(next))) next += 1;
  next = tokens.skipSpaces(next);
  if (/^[-/]$/.test(tokens.textAt(next))) next += 1;
  if (yearJoiners.has(tokens.textAt(next))) next = tokens.skipSpaces(next + 1);
  if (!monthNumbers.has(tokens.textAt(next))) return null;
  const named = readMonthFirst(tokens, next);
  return named?.year === null || named?.weak === true ? null : named;
}

/** Reads `03/2021`, `03.2021`, `05.03.2021`, `12/31/2020`, and `03/21` as weak. Not `3 - 2021`. */
function readSlashed(tokens: DateTokens, at: number, first: number): DatePoint | null {
  const sign = tokens.separatorAt(at + 1);
  if (!sign) return null;
  const second = tokens.at(sign.next);
  if (second?.kind !== "number") {
    const short = second?.text === "'" ? tokens.shortYearAt(sign.next + 1) : null;
    return short !== null && isMonthNumber(first)
      ? { year: short, month: first, next: sign.next + 2 }
      : null;
  }
  const fullYear = tokens.yearAt(sign.next);
  if (fullYear !== null) {
    if (!isMonthNumber(first) || (sign.spaced && sign.text === "-")) return null;
    return { year: fullYear, month: first, next: sign.next + 1 };
  }
  if (second.text.length > 2) return null;
  const whole = readThirdPart(tokens, sign, [first, Number(second.text)]);
  if (whole) return whole;
  const year = tokens.shortYearAt(sign.next);
  if (year === null || !isMonthNumber(first) || sign.spaced || sign.text === "-") return null;
  return { year, month: first, weak: true, next: sign.next + 1 };
}

/** The year of `05.03.2021`, after its first two parts have been read. */
function readThirdPart(
  tokens: DateTokens,
  sign: { text: string; next: number },
  [first, second]: readonly [number, number],
): DatePoint | null {
  const third = tokens.separatorAt(sign.next + 1);
  if (third?.text !== sign.text || third.spaced) return null;
  const year = tokens.yearAt(third.next) ?? tokens.shortYearAt(third.next);
  const month = pickMonth(first, second, sign.text);
  return year !== null && month !== null ? { year, month, next: third.next + 1 } : null;
}

/** Picks the month of a pair in either order. An ambiguous pair is day first, unless slashed. */
function pickMonth(first: number, second: number, sign: string): number | null {
  if (first > 31 || second > 31 || first < 1 || second < 1) return null;
  if (first > 12) return second <= 12 ? second : null;
  if (second > 12) return first;
  return sign === "/" ? first : second;
}
