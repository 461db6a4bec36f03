import type { DatePoint, DateTokens } from "./date-tokens.ts";
import {
  monthNumbers,
  quarterWords,
  seasonMonths,
  summerTermWords,
  winterTermWords,
  yearJoiners,
} from "./date-vocabulary.ts";

/** `January 2020`, `Sept. '18`, `March 5th, 2021`, `enero de 2020`, `Jan-20`, `Jan` alone. */
export function readMonthFirst(tokens: DateTokens, at: number): DatePoint | null {
  const month = monthNumbers.get(tokens.textAt(at));
  if (month === undefined) return null;
  let next = at + 1;
  if (tokens.textAt(next) === ".") next += 1;
  const afterMonth = next;
  const pair = readSecondMonth(tokens, next, month);
  if (pair) return pair;
  next = skipJoiners(tokens, next);
  const direct = tokens.readYear(next);
  if (direct) {
    return { year: direct.year, month, unknown: direct.year === null, next: direct.next };
  }
  return (
    readDayAfterMonth(tokens, next, month) ?? {
      year: null,
      month,
      weak: true,
      next: afterMonth,
    }
  );
}

/** `Jul/Aug 2019`, starting at the slash. The second month is the end of the point. */
function readSecondMonth(tokens: DateTokens, at: number, month: number): DatePoint | null {
  const other = monthNumbers.get(tokens.textAt(at + 1));
  if (!/^[/&]$/.test(tokens.textAt(at)) || other === undefined) return null;
  const afterOther = tokens.textAt(at + 2) === "." ? at + 3 : at + 2;
  const year = tokens.readYear(tokens.skipSpaces(afterOther));
  return year && { year: year.year, month, lastMonth: other, next: year.next };
}

/** `March 5th, 2021` starting at the day, and `Jan-20` as a weak date. */
function readDayAfterMonth(tokens: DateTokens, at: number, month: number): DatePoint | null {
  const day = tokens.at(at);
  if (day?.kind !== "number" || day.text.length > 2) return null;
  const afterDay = /^(?:st|nd|rd|th)$/.test(tokens.textAt(at + 1)) ? at + 2 : at + 1;
  const dated = tokens.readYear(skipJoiners(tokens, afterDay));
  if (dated?.year && Number(day.text) >= 1 && Number(day.text) <= 31) {
    return { year: dated.year, month, next: dated.next };
  }
  const year = tokens.shortYearAt(at);
  return year === null ? null : { year, month, weak: true, next: at + 1 };
}

function skipJoiners(tokens: DateTokens, at: number): number {
  let next = at;
  for (let step = 0; step < 4; step += 1) {
    const text = tokens.textAt(next);
    const isJoiner =
      (tokens.kindAt(next) === "space" && !text.includes("\t")) ||
      /^[,.\-/–_]$/.test(text) ||
      (yearJoiners.has(text) && step > 0);
    // An apostrophe belongs to the year.
    if (!isJoiner) break;
    next += 1;
  }
  return next;
}

/** `Summer 2022`, `Fall '19`, `WS 2019/20`, `SoSe 2020`. */
export function readSeason(tokens: DateTokens, at: number): DatePoint | null {
  const word = tokens.textAt(at);
  const semester = winterTermWords.has(word)
    ? "winter"
    : summerTermWords.has(word)
      ? "summer"
      : null;
  const months = semester === null ? seasonMonths.get(word) : ([4, 9] as const);
  if (!months) return null;
  const year = tokens.readYear(skipSeasonWords(tokens, tokens.skipSpaces(at + 1)));
  if (!year?.year) return null;
  const end = schoolYearEnd(tokens, year.next, year.year);
  if (semester === "winter") {
    return {
      year: year.year,
      month: 10,
      lastYear: year.year + 1,
      lastMonth: 3,
      next: end ?? year.next,
    };
  }
  // "Winter 2019/20" spans both years. "Winter 2019" means its beginning.
  if (end !== null && months[0] === 1) {
    return { year: year.year, month: 12, lastYear: year.year + 1, lastMonth: 2, next: end };
  }
  return { year: year.year, month: months[0], lastMonth: months[1], next: end ?? year.next };
}

/** Skips "Semester", "of" and a comma between a season and its year. */
function skipSeasonWords(tokens: DateTokens, at: number): number {
  let next = at;
  if (/^(?:semester|term)$/.test(tokens.textAt(next))) next = tokens.skipSpaces(next + 1);
  if (yearJoiners.has(tokens.textAt(next))) next = tokens.skipSpaces(next + 1);
  return /^[,–-]$/.test(tokens.textAt(next)) ? tokens.skipSpaces(next + 1) : next;
}

/** The index after `/20` or `/2020` that turns `2019` into a school year, or null. */
function schoolYearEnd(tokens: DateTokens, at: number, year: number): number | null {
  if (tokens.textAt(at) !== "/") return null;
  const second = tokens.at(at + 1);
  if (second?.kind !== "number") return null;
  const isNext =
    second.text === String(year + 1) || second.text === String((year + 1) % 100).padStart(2, "0");
  return isNext ? at + 2 : null;
}

/** `Q3 2020`, `H1 2021`, `T2 2020`, `2.º trimestre de 2018`, `kvartal 2 2018`. */
export function readQuarter(tokens: DateTokens, at: number): DatePoint | null {
  const found = quarterAt(tokens, at);
  if (!found) return null;
  const year = tokens.readYear(skipJoiners(tokens, found.next));
  return year?.year ? { ...found, year: year.year, next: year.next } : null;
}

/** `2020 Q3`, `2018年第2四半期`, starting after the year. */
export function readYearQuarter(tokens: DateTokens, at: number, year: number): DatePoint | null {
  const found = quarterAt(tokens, tokens.textAt(at) === "第" ? at + 1 : at);
  return found && { ...found, year };
}

/** `2019 spring`, starting after the year. In `2019 Summer Analyst` it belongs to the title. */
export function readYearSeason(tokens: DateTokens, at: number, year: number): DatePoint | null {
  const months = seasonMonths.get(tokens.textAt(at));
  const isOfTitle = tokens.kindAt(tokens.skipSpaces(at + 1)) === "word";
  return months && !isOfTitle
    ? { year, month: months[0], lastMonth: months[1], next: at + 1 }
    : null;
}

type Quarter = { month: number; lastMonth: number; next: number };

/** The months of a quarter or half year that starts at `at`, without its year. */
function quarterAt(tokens: DateTokens, at: number): Quarter | null {
  const text = tokens.textAt(at);
  const isShort = /^[qth]$/.test(text);
  const isNamed = quarterWords.has(text);
  const afterName = isShort ? at + 1 : skipOrdinal(tokens, at + 1);
  const number = quarterNumber(tokens.textAt(isShort || isNamed ? afterName : at));
  const isWhole = isShort || isNamed || quarterWords.has(tokens.textAt(afterName));
  const length = text === "h" ? 6 : 3;
  if (number === null || !isWhole || number > 12 / length) return null;
  return { month: (number - 1) * length + 1, lastMonth: number * length, next: afterName + 1 };
}

const romanQuarters = ["i", "ii", "iii", "iv"];

function quarterNumber(text: string): number | null {
  if (/^[1-4]$/.test(text)) return Number(text);
  const roman = romanQuarters.indexOf(text);
  return roman === -1 ? null : roman + 1;
}

/** Skips an ordinal ending and the space after it: "2nd ", "2.º ". */
function skipOrdinal(tokens: DateTokens, at: number): number {
  let next = at;
  while (/^(?:\.|st|nd|rd|th|er|re|eme|[eoaºª°й])$/.test(tokens.textAt(next))) next += 1;
  return tokens.skipSpaces(next);
}
