import type { DatePoint, DateToken } from "./date-tokens.ts";
import {
  isYearToken,
  point,
  readYear,
  separatorAt,
  shortYear,
  skipSpaces,
  yearJoiners,
} from "./date-tokens.ts";
import { monthNumbers } from "./date-vocabulary.ts";
import { readMonthFirst } from "./read-named-date.ts";

/** Everything that starts with digits: years, ISO dates, `03/2021`, `1. März 2019`, `05.03.2021`. */
export function readNumberFirst(tokens: readonly DateToken[], at: number): DatePoint | null {
  const token = tokens[at];
  if (!token) return null;
  if (isYearToken(token)) return readYearFirst(tokens, at, Number(token.text));
  const placeholder = readYear(tokens, at);
  if (placeholder) return point({ unknown: true, next: placeholder.next });
  if (token.text.length > 2) return null;
  const first = Number(token.text);
  return readDayMonthName(tokens, at) ?? readSlashed(tokens, at, first);
}

function readYearFirst(tokens: readonly DateToken[], at: number, year: number): DatePoint {
  const next = skipSpaces(tokens, at + 1);
  return (
    readYearMonth(tokens, at + 1, year) ??
    readYearMonthName(tokens, next, year) ??
    readYearQuarter(tokens, next, year) ??
    point({ year, next: at + 1 })
  );
}

/** `2020-03`, `2020 / 03`, `2020.03.17`, from the sign behind the year on. */
function readYearMonth(tokens: readonly DateToken[], at: number, year: number): DatePoint | null {
  const sign = separatorAt(tokens, at);
  const month = sign === null ? undefined : tokens[sign.next];
  // "2008 - 12" is a span of years.
  if (!sign || (sign.spaced && sign.text === "-")) return null;
  const value = Number(month?.text);
  if (month?.kind !== "number" || month.text.length !== 2 || !isMonthNumber(value)) return null;
  // "2010-11" and "2019/20" are two years unless a third part or spaces say otherwise.
  const isSchoolYear = value === (year + 1) % 100 && !sign.spaced;
  if (isSchoolYear && !isDatedAfter(tokens, sign.next + 1, sign.text)) return null;
  const day = separatorAt(tokens, sign.next + 1);
  const isDay = day?.text === sign.text && !day.spaced && isShortNumber(tokens[day.next]);
  return point({ year, month: value, next: isDay ? day.next + 1 : sign.next + 1 });
}

function isMonthNumber(value: number): boolean {
  return value >= 1 && value <= 12;
}

function isShortNumber(token: DateToken | undefined): boolean {
  return token?.kind === "number" && token.text.length <= 2;
}

/** `2020 March`; but in `2020 May 2021` or `2020 März 2021` the month belongs to the next year. */
function readYearMonthName(
  tokens: readonly DateToken[],
  at: number,
  year: number,
): DatePoint | null {
  const month = monthNumbers.get(tokens[at]?.text ?? "");
  if (month === undefined) return null;
  const follows = skipSpaces(tokens, tokens[at + 1]?.text === "." ? at + 2 : at + 1);
  return isYearToken(tokens[follows]) ? null : point({ year, month, next: at + 1 });
}

/** `2020 Q3`. */
function readYearQuarter(tokens: readonly DateToken[], at: number, year: number): DatePoint | null {
  const number = Number(tokens[at + 1]?.text);
  if (tokens[at]?.text !== "q" || !(number >= 1 && number <= 4)) return null;
  return point({ year, month: number * 3 - 2, lastMonth: number * 3, next: at + 2 });
}

/** True when the number pair goes on as an ISO date, or as a span of two such pairs. */
function isDatedAfter(tokens: readonly DateToken[], at: number, sign: string): boolean {
  if (tokens[at]?.text === sign && tokens[at + 1]?.kind === "number") {
    return (tokens[at + 1]?.text.length ?? 9) <= 2;
  }
  let next = skipSpaces(tokens, at);
  if (!/^(?:[-–—/]|to|bis|a|au|until)$/.test(tokens[next]?.text ?? "")) return false;
  next = skipSpaces(tokens, next + 1);
  return (
    tokens[next]?.kind === "word" || (isYearToken(tokens[next]) && tokens[next + 1]?.text === sign)
  );
}

/** `5 January 2020`, `1. März 2019`, `1er mars 2019`, `5th of May 2018`, `03 2019` is none. */
function readDayMonthName(tokens: readonly DateToken[], at: number): DatePoint | null {
  const day = Number(tokens[at]?.text);
  if (day < 1 || day > 31) return null;
  let next = at + 1;
  if (/^(?:st|nd|rd|th|er|º|°|\.|o|e)$/.test(tokens[next]?.text ?? "")) next += 1;
  next = skipSpaces(tokens, next);
  if (/^[-/]$/.test(tokens[next]?.text ?? "")) next += 1;
  if (yearJoiners.has(tokens[next]?.text ?? "")) next = skipSpaces(tokens, next + 1);
  if (!monthNumbers.has(tokens[next]?.text ?? "")) return null;
  const named = readMonthFirst(tokens, next);
  return named?.year === null || named?.weak === true ? null : named;
}

/** `03/2021`, `03.2021`, `3 - 2021` is none, `05.03.2021`, `12/31/2020`, and weakly `03/21`. */
function readSlashed(tokens: readonly DateToken[], at: number, first: number): DatePoint | null {
  const sign = separatorAt(tokens, at + 1);
  if (!sign) return null;
  const second = tokens[sign.next];
  if (second?.kind !== "number") {
    const short = second?.text === "'" ? shortYear(tokens[sign.next + 1]) : null;
    return short !== null && isMonthNumber(first)
      ? point({ year: short, month: first, next: sign.next + 2 })
      : null;
  }
  if (isYearToken(second)) {
    if (!isMonthNumber(first) || (sign.spaced && sign.text === "-")) return null;
    return point({ year: Number(second.text), month: first, next: sign.next + 1 });
  }
  if (second.text.length > 2) return null;
  const whole = readThirdPart(tokens, sign, [first, Number(second.text)]);
  if (whole) return whole;
  const year = shortYear(second);
  if (year === null || !isMonthNumber(first) || sign.spaced || sign.text === "-") return null;
  return point({ year, month: first, weak: true, next: sign.next + 1 });
}

/** The year of `05.03.2021`, whose first two parts are read. */
function readThirdPart(
  tokens: readonly DateToken[],
  sign: { text: string; next: number },
  [first, second]: readonly [number, number],
): DatePoint | null {
  const third = separatorAt(tokens, sign.next + 1);
  if (third?.text !== sign.text || third.spaced) return null;
  const last = tokens[third.next];
  const year = isYearToken(last) ? Number(last?.text) : shortYear(last);
  const month = pickMonth(first, second, sign.text);
  return year !== null && month !== null ? point({ year, month, next: third.next + 1 }) : null;
}

/** Day and month in either order; an undecided pair is read as day first, unless slashed. */
function pickMonth(first: number, second: number, sign: string): number | null {
  if (first > 31 || second > 31 || first < 1 || second < 1) return null;
  if (first > 12) return second <= 12 ? second : null;
  if (second > 12) return first;
  return sign === "/" ? first : second;
}
