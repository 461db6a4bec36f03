import type { DatePoint, DateToken } from "./date-tokens.ts";
import { point, readYear, shortYear, skipSpaces, yearJoiners } from "./date-tokens.ts";
import { monthNumbers, seasonMonths } from "./date-vocabulary.ts";

/** `January 2020`, `Sept. '18`, `March 5th, 2021`, `enero de 2020`, `Jan-20`, `Jan` alone. */
export function readMonthFirst(tokens: readonly DateToken[], at: number): DatePoint | null {
  const month = monthNumbers.get(tokens[at]?.text ?? "");
  if (month === undefined) return null;
  let next = at + 1;
  if (tokens[next]?.text === ".") next += 1;
  const afterMonth = next;
  const pair = readSecondMonth(tokens, next, month);
  if (pair) return pair;
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
  return readDayAfterMonth(tokens, next, month) ?? point({ month, weak: true, next: afterMonth });
}

/** `Jul/Aug 2019`, from the sign on: the second month is where the point ends. */
function readSecondMonth(
  tokens: readonly DateToken[],
  at: number,
  month: number,
): DatePoint | null {
  const other = monthNumbers.get(tokens[at + 1]?.text ?? "");
  if (!/^[/&]$/.test(tokens[at]?.text ?? "") || other === undefined) return null;
  const afterOther = tokens[at + 2]?.text === "." ? at + 3 : at + 2;
  const year = readYear(tokens, skipSpaces(tokens, afterOther));
  return year && point({ year: year.year, month, lastMonth: other, next: year.next });
}

/** `March 5th, 2021` from the day on, and weakly `Jan-20`. */
function readDayAfterMonth(
  tokens: readonly DateToken[],
  at: number,
  month: number,
): DatePoint | null {
  const day = tokens[at];
  if (day?.kind !== "number" || day.text.length > 2) return null;
  const afterDay = /^(?:st|nd|rd|th)$/.test(tokens[at + 1]?.text ?? "") ? at + 2 : at + 1;
  const dated = readYear(tokens, skipJoiners(tokens, afterDay));
  if (dated?.year && Number(day.text) >= 1 && Number(day.text) <= 31) {
    return point({ year: dated.year, month, next: dated.next });
  }
  const year = shortYear(day);
  return year === null ? null : point({ year, month, weak: true, next: at + 1 });
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
export function readSeason(tokens: readonly DateToken[], at: number): DatePoint | null {
  const word = tokens[at]?.text ?? "";
  const semester = /^(?:ws|wise|wintersemester)$/.test(word)
    ? "winter"
    : /^(?:ss|sose|sommersemester)$/.test(word)
      ? "summer"
      : null;
  const months = semester === null ? seasonMonths.get(word) : ([4, 9] as const);
  if (!months) return null;
  const year = readYear(tokens, skipSeasonWords(tokens, skipSpaces(tokens, at + 1)));
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
  // "Winter 2019/20" lies in both years; "Winter 2019" is taken for its beginning.
  if (end !== null && months[0] === 1) {
    return point({
      year: year.year,
      month: 12,
      lastYear: year.year + 1,
      lastMonth: 2,
      next: end,
    });
  }
  return point({
    year: year.year,
    month: months[0],
    lastMonth: months[1],
    next: end ?? year.next,
  });
}

/** "Semester", "of" and a comma between a season and its year. */
function skipSeasonWords(tokens: readonly DateToken[], at: number): number {
  let next = at;
  if (/^(?:semester|term)$/.test(tokens[next]?.text ?? "")) next = skipSpaces(tokens, next + 1);
  if (yearJoiners.has(tokens[next]?.text ?? "")) next = skipSpaces(tokens, next + 1);
  return tokens[next]?.text === "," ? skipSpaces(tokens, next + 1) : next;
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
export function readQuarter(tokens: readonly DateToken[], at: number): DatePoint | null {
  const letter = tokens[at]?.text ?? "";
  const number = Number(tokens[at + 1]?.text);
  if (!/^[qth]$/.test(letter) || !/^\d$/.test(tokens[at + 1]?.text ?? "")) return null;
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
