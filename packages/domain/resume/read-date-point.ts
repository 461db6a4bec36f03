import { foldText } from "./fold-text.ts";
import { monthNumbers, seasonMonths } from "./month-names.ts";

/** One token of folded text; `from` and `to` are its place in the text. */
export type DateToken = {
  kind: "number" | "word" | "space" | "sign";
  text: string;
  from: number;
  to: number;
};

/**
 * A point in time as the text has it. `year` is null for a month that takes its year from the
 * other end of a span; `unknown` marks placeholders such as `20XX`. `last*` differ from the first
 * for points that are spans themselves (a season, a quarter, a school year).
 */
export type DatePoint = {
  year: number | null;
  month: number | null;
  lastYear: number | null;
  lastMonth: number | null;
  unknown: boolean;
  /** A bare two-digit year or a bare number pair: only good as part of a span. */
  weak: boolean;
  /** Index of the token after the point. */
  next: number;
};

const firstYear = 1940;
const lastYear = 2049;

export function tokenizeDates(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  for (const match of foldText(text).matchAll(/\d+|\p{L}+|\s+|[^\p{L}\d\s]/gu)) {
    const found = match[0];
    const kind = /^\d/.test(found)
      ? "number"
      : /^\s/.test(found)
        ? "space"
        : /^\p{L}/u.test(found)
          ? "word"
          : "sign";
    tokens.push({ kind, text: found, from: match.index, to: match.index + found.length });
  }
  return tokens;
}

/** Reads the point that starts exactly at token `at`, or null. */
export function readDatePoint(tokens: readonly DateToken[], at: number): DatePoint | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.kind === "word") {
    return readSeason(tokens, at) ?? readQuarter(tokens, at) ?? readMonthFirst(tokens, at);
  }
  if (token.kind === "number") {
    return readNumberFirst(tokens, at);
  }
  if (token.text === "'" || token.text === ",") return readShortYear(tokens, at);
  return null;
}

export function isYearToken(token: DateToken | undefined): boolean {
  if (token?.kind !== "number" || token.text.length !== 4) return false;
  const value = Number(token.text);
  return value >= firstYear && value <= lastYear;
}

export function skipSpaces(tokens: readonly DateToken[], at: number): number {
  return tokens[at]?.kind === "space" && !tokens[at].text.includes("\t") ? at + 1 : at;
}

function point(parts: Partial<DatePoint> & { next: number }): DatePoint {
  const year = parts.year ?? null;
  const month = parts.month ?? null;
  return {
    year,
    month,
    lastYear: parts.lastYear ?? year,
    lastMonth: parts.lastMonth ?? month,
    unknown: parts.unknown ?? false,
    weak: parts.weak ?? false,
    next: parts.next,
  };
}

/** `'22`, or `’98`. */
function readShortYear(tokens: readonly DateToken[], at: number): DatePoint | null {
  if (tokens[at]?.text !== "'") return null;
  const year = shortYear(tokens[at + 1]);
  return year === null ? null : point({ year, next: at + 2 });
}

function shortYear(token: DateToken | undefined): number | null {
  if (token?.kind !== "number" || token.text.length !== 2) return null;
  const value = Number(token.text);
  return value <= 49 ? 2000 + value : value >= 50 ? 1900 + value : null;
}

/** `2020`, `'20`, `20XX`: a year at `at`, with the index after it. */
function readYear(
  tokens: readonly DateToken[],
  at: number,
): { year: number | null; next: number } | null {
  const token = tokens[at];
  if (isYearToken(token)) return { year: Number(token?.text), next: at + 1 };
  if (token?.text === "'") {
    const year = shortYear(tokens[at + 1]);
    return year === null ? null : { year, next: at + 2 };
  }
  const isPlaceholder =
    (token?.text === "20" || token?.text === "19") && /^x{2}$/.test(tokens[at + 1]?.text ?? "");
  if (isPlaceholder || /^(?:yyyy|xxxx|jjjj|aaaa)$/.test(token?.text ?? "")) {
    return { year: null, next: isPlaceholder ? at + 2 : at + 1 };
  }
  return null;
}

const yearJoiners = new Set(["de", "del", "do", "di", "of", "d"]);

/** `January 2020`, `Sept. '18`, `March 5th, 2021`, `enero de 2020`, `Jan-20`, `Jan` alone. */
function readMonthFirst(tokens: readonly DateToken[], at: number): DatePoint | null {
  const month = monthNumbers.get(tokens[at]?.text ?? "");
  if (month === undefined) return null;
  let next = at + 1;
  if (tokens[next]?.text === ".") next += 1;
  const afterMonth = next;
  // "Jul/Aug 2019": the second month is where the point ends.
  if (/^[/&]$/.test(tokens[next]?.text ?? "")) {
    const other = monthNumbers.get(tokens[next + 1]?.text ?? "");
    const afterOther = tokens[next + 2]?.text === "." ? next + 3 : next + 2;
    const year = other === undefined ? null : readYear(tokens, skipSpaces(tokens, afterOther));
    if (other !== undefined && year) {
      return point({ year: year.year, month, lastMonth: other, next: year.next });
    }
  }
  next = skipJoiners(tokens, next);
  const direct = readYear(tokens, next);
  if (direct) {
    return point({
      year: direct.year,
      month,
      unknown: direct.year === null,
      next: direct.next,
    });
  }
  const day = tokens[next];
  if (day?.kind === "number" && day.text.length <= 2) {
    let afterDay = next + 1;
    if (/^(?:st|nd|rd|th)$/.test(tokens[afterDay]?.text ?? "")) afterDay += 1;
    const dated = readYear(tokens, skipJoiners(tokens, afterDay));
    if (dated?.year && Number(day.text) >= 1 && Number(day.text) <= 31) {
      return point({ year: dated.year, month, next: dated.next });
    }
    const year = shortYear(day);
    if (year !== null) return point({ year, month, weak: true, next: next + 1 });
  }
  return point({ month, weak: true, next: afterMonth });
}

function skipJoiners(tokens: readonly DateToken[], at: number): number {
  let next = at;
  for (let step = 0; step < 4; step += 1) {
    const text = tokens[next]?.text ?? "";
    const isJoiner =
      (tokens[next]?.kind === "space" && !text.includes("\t")) ||
      /^[,.\-/–_]$/.test(text) ||
      (yearJoiners.has(text) && step > 0);
    // An apostrophe belongs to the year.
    if (!isJoiner) break;
    next += 1;
  }
  return next;
}

/** `Summer 2022`, `Fall '19`, `WS 2019/20`, `SoSe 2020`. */
function readSeason(tokens: readonly DateToken[], at: number): DatePoint | null {
  const word = tokens[at]?.text ?? "";
  const semester = /^(?:ws|wise|wintersemester)$/.test(word)
    ? "winter"
    : /^(?:ss|sose|sommersemester)$/.test(word)
      ? "summer"
      : null;
  const months = semester === null ? seasonMonths.get(word) : ([4, 9] as const);
  if (!months) return null;
  let next = skipSpaces(tokens, at + 1);
  if (tokens[next]?.text === "semester" || tokens[next]?.text === "term") {
    next = skipSpaces(tokens, next + 1);
  }
  if (yearJoiners.has(tokens[next]?.text ?? "")) next = skipSpaces(tokens, next + 1);
  if (tokens[next]?.text === ",") next = skipSpaces(tokens, next + 1);
  const year = readYear(tokens, next);
  if (!year?.year) return null;
  const end = schoolYearEnd(tokens, year.next, year.year);
  if (semester === "winter") {
    return point({
      year: year.year,
      month: 10,
      lastYear: year.year + 1,
      lastMonth: 3,
      next: end ?? year.next,
    });
  }
  return point({
    year: year.year,
    month: months[0],
    lastMonth: months[1],
    next: end ?? year.next,
  });
}

/** The index after `/20` or `/2020` that makes `2019` a school year, or null. */
function schoolYearEnd(tokens: readonly DateToken[], at: number, year: number): number | null {
  if (tokens[at]?.text !== "/") return null;
  const second = tokens[at + 1];
  if (second?.kind !== "number") return null;
  const isNext =
    second.text === String(year + 1) || second.text === String((year + 1) % 100).padStart(2, "0");
  return isNext ? at + 2 : null;
}

/** `Q3 2020`, `H1 2021`, `T2 2020`, `Q3/2020`. */
function readQuarter(tokens: readonly DateToken[], at: number): DatePoint | null {
  const letter = tokens[at]?.text ?? "";
  const number = Number(tokens[at + 1]?.text);
  if (!/^[qth]$/.test(letter) || tokens[at + 1]?.text.length !== 1) return null;
  const length = letter === "h" ? 6 : 3;
  if (number < 1 || number > 12 / length) return null;
  const year = readYear(tokens, skipJoiners(tokens, at + 2));
  if (!year?.year) return null;
  return point({
    year: year.year,
    month: (number - 1) * length + 1,
    lastMonth: number * length,
    next: year.next,
  });
}

/** Everything that starts with digits: years, ISO dates, `03/2021`, `1. März 2019`, `05.03.2021`. */
function readNumberFirst(tokens: readonly DateToken[], at: number): DatePoint | null {
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
  const sign = separatorAt(tokens, at + 1);
  if (sign) {
    const month = tokens[sign.next];
    const value = Number(month?.text);
    const isMonth =
      month?.kind === "number" &&
      month.text.length === 2 &&
      value >= 1 &&
      value <= 12 &&
      // "2008 - 12" is a span of years.
      !(sign.spaced && sign.text === "-");
    // "2010-11" and "2019/20" are two years unless a third part or spaces say otherwise.
    const isSchoolYear = value === (year + 1) % 100 && !sign.spaced;
    if (isMonth && !(isSchoolYear && !isDatedAfter(tokens, sign.next + 1, sign.text))) {
      const day = separatorAt(tokens, sign.next + 1);
      const hasDay =
        day?.text === sign.text &&
        !day.spaced &&
        tokens[day.next]?.kind === "number" &&
        (tokens[day.next]?.text.length ?? 9) <= 2;
      return point({ year, month: value, next: hasDay ? day.next + 1 : sign.next + 1 });
    }
  }
  // "2020 March": but in "2020 May 2021" or "2020 März 2021" the month belongs to the next year.
  const named = monthNumbers.get(tokens[skipSpaces(tokens, at + 1)]?.text ?? "");
  if (named !== undefined) {
    const after = skipSpaces(tokens, at + 1) + 1;
    const follows = skipSpaces(tokens, tokens[after]?.text === "." ? after + 1 : after);
    if (!isYearToken(tokens[follows])) return point({ year, month: named, next: after });
  }
  const quarter = tokens[skipSpaces(tokens, at + 1)]?.text === "q";
  if (quarter) {
    const number = Number(tokens[skipSpaces(tokens, at + 1) + 1]?.text);
    if (number >= 1 && number <= 4) {
      return point({
        year,
        month: number * 3 - 2,
        lastMonth: number * 3,
        next: skipSpaces(tokens, at + 1) + 2,
      });
    }
  }
  return point({ year, next: at + 1 });
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
    const isMonth = first >= 1 && first <= 12;
    return short !== null && isMonth
      ? point({ year: short, month: first, next: sign.next + 2 })
      : null;
  }
  if (isYearToken(second)) {
    if (first < 1 || first > 12 || (sign.spaced && sign.text === "-")) return null;
    return point({ year: Number(second.text), month: first, next: sign.next + 1 });
  }
  if (second.text.length > 2) return null;
  const third = separatorAt(tokens, sign.next + 1);
  if (third?.text === sign.text && !third.spaced) {
    const last = tokens[third.next];
    const year = isYearToken(last) ? Number(last?.text) : shortYear(last);
    const month = pickMonth(first, Number(second.text), sign.text);
    if (year !== null && month !== null) return point({ year, month, next: third.next + 1 });
  }
  const year = shortYear(second);
  const isPair = tokens[at]?.text.length === 2 && first >= 1 && first <= 12 && !sign.spaced;
  if (year === null || !isPair || sign.text === "-") return null;
  return point({ year, month: first, weak: true, next: sign.next + 1 });
}

/** Day and month in either order; an undecided pair is read as day first, unless slashed. */
function pickMonth(first: number, second: number, sign: string): number | null {
  if (first > 31 || second > 31 || first < 1 || second < 1) return null;
  if (first > 12) return second <= 12 ? second : null;
  if (second > 12) return first;
  return sign === "/" ? first : second;
}

/** A `/`, `.`, `-` at `at`, perhaps between spaces, with the index of what follows it. */
function separatorAt(
  tokens: readonly DateToken[],
  at: number,
): { text: string; next: number; spaced: boolean } | null {
  const start = skipSpaces(tokens, at);
  const text = tokens[start]?.text ?? "";
  if (!/^[/.-]$/.test(text)) return null;
  const next = skipSpaces(tokens, start + 1);
  const spaced = start !== at || next !== start + 1;
  return { text, next, spaced };
}
