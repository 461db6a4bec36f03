import type { DateStyle } from "../template.ts";
import type { Words } from "../words.ts";

/** `start` and `end` as `YYYY-MM` or `YYYY`. `end` is null for a current role. */
export type Span = { start: string; end: string | null };
type Place = "alone" | "since" | "until";
type Form = DateStyle["form"];

const wholeYears: readonly Form[] = ["YYYY", "season", "quarter"];

/** Returns the part of a date that a reader can know if it is written in this form. */
export const knownDate = (date: string, form: Form): string =>
  wholeYears.includes(form) ? date.slice(0, 4) : date;

export function writeSpan({ start, end }: Span, style: DateStyle, words: Words): string {
  const { form, range, present } = style;
  if (end === null) {
    if (present === "since")
      return fill(words.since, [writeDate(start, { form, words, place: "since" })]);
    const first = writeDate(start, { form, words });
    if (present === "open") return `${first} –`;
    const today = words.present[present % words.present.length] ?? "";
    if (range === "from to")
      return fill(words.since, [writeDate(start, { form, words, place: "since" })]);
    return range === "to" ? fill(words.rangeTo, [first, today]) : `${first}${range}${today}`;
  }
  const last = writeDate(end, { form, words });
  if (writeDate(start, { form, words }) === last) return last;
  if (range === "from to")
    return fill(words.fromTo, [
      writeDate(start, { form, words, place: "since" }),
      writeDate(end, { form, words, place: "until" }),
    ]);
  const first = writeFirst({ start, end }, style, words);
  if (range === "to") return fill(words.rangeTo, [first, last]);
  if (range === "/") return joinYears(first, last);
  return `${first}${range}${last}`;
}

/** Formats as "March – May 2019" if both dates have the same year, which is then written once. */
function writeFirst({ start, end }: Span, style: DateStyle, words: Words): string {
  const [year, month] = start.split("-");
  // If the year is written first, the month can't be written alone.
  const isYearLast = !words.longDate.includes("{n}");
  const isShared =
    style.sharesYear && isYearLast && month !== undefined && end?.startsWith(`${year}-`);
  const first = writeDate(start, { form: style.form, words });
  if (!isShared) return first;
  const names = style.form === "long" ? words.months : words.shortMonths;
  return names[Number(month) - 1] ?? first;
}

/** Formats as "2017/18" for two consecutive years, otherwise "2017–2020". */
function joinYears(first: string, last: string): string {
  return Number(last) === Number(first) + 1 ? `${first}/${last.slice(2)}` : `${first}–${last}`;
}

export function writeDate(
  date: string,
  { form, words, place = "alone" }: { form: Form; words: Words; place?: Place },
): string {
  const [year = "", month] = date.split("-");
  if (month === undefined || form === "YYYY")
    return form === "long" ? words.longYear.replace("{year}", year) : year;
  const at = Number(month) - 1;
  const put = (pattern: string, name: string): string =>
    pattern
      .replace("{month}", name)
      .replace("{year}", year)
      .replace("{n}", String(at + 1));
  switch (form) {
    case "long": {
      const bent = { alone: undefined, since: words.monthsSince, until: words.monthsUntil };
      const names = bent[place] ?? (place === "until" ? words.monthsSince : undefined);
      return put(words.longDate, (names ?? words.months)[at] ?? "");
    }
    case "short":
      return put(words.shortDate, words.shortMonths[at] ?? "");
    case "short 'YY":
      return words.shortDate.includes("{n}")
        ? put(words.shortDate, "")
        : `${words.shortMonths[at] ?? ""} '${year.slice(2)}`;
    case "season":
      return words.seasonDate
        .replace("{season}", words.seasons[Math.floor(((at + 1) % 12) / 3)] ?? "")
        .replace("{year}", year);
    case "quarter":
      return words.quarter.replace("{n}", String(Math.floor(at / 3) + 1)).replace("{year}", year);
    default:
      return form
        .replace("YYYY", year)
        .replace("YY", year.slice(2))
        .replace("DD", "01")
        .replace("MM", month)
        .replace("M", String(at + 1));
  }
}

export function fill(pattern: string, values: readonly string[]): string {
  return values.reduce((text, value, at) => text.replace(`{${String(at)}}`, value), pattern);
}
