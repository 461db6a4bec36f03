import { kindsOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { isEastern } from "../lexicon/lexicon.ts";
import { monthNumbers, sinceAfterWords, yearPlaceholders } from "./date-vocabulary.ts";
import { foldText } from "../text/fold-text.ts";

/** One token of folded text. `from` and `to` are offsets in the text. */
export type DateToken = {
  kind: "number" | "word" | "space" | "sign";
  text: string;
  from: number;
  to: number;
};

/**
 * A point in time as written in the text. `year` is null for a month that takes its year from the
 * other end of a span. `unknown` marks placeholders such as `20XX`. `last*` are set for points that
 * are spans themselves (a season, a quarter, a school year).
 */
export type DatePoint = {
  year: number | null;
  month: number | null;
  lastYear?: number;
  lastMonth?: number;
  unknown?: boolean;
  /** A bare two-digit year or a bare number pair, which is only valid as part of a span. */
  weak?: boolean;
  /** Index of the token after the point. */
  next: number;
};

const firstYear = 1940;
const lastYear = 2049;

/** The tokens of a text, with methods that read a token or a date part at a given index. */
export class DateTokens {
  readonly #tokens: readonly DateToken[];

  constructor(tokens: readonly DateToken[]) {
    this.#tokens = tokens;
  }

  get count(): number {
    return this.#tokens.length;
  }

  at(place: number): DateToken | undefined {
    return this.#tokens[place];
  }

  /** The token's text, or an empty string if there is no such token. */
  textAt(place: number): string {
    return this.#tokens[place]?.text ?? "";
  }

  kindAt(place: number): DateToken["kind"] | undefined {
    return this.#tokens[place]?.kind;
  }

  /** `2020` */
  yearAt(place: number): number | null {
    const token = this.#tokens[place];
    if (token?.kind !== "number" || token.text.length !== 4) return null;
    const value = Number(token.text);
    return value >= firstYear && value <= lastYear ? value : null;
  }

  /** `20` */
  shortYearAt(place: number): number | null {
    const token = this.#tokens[place];
    if (token?.kind !== "number" || token.text.length !== 2) return null;
    const value = Number(token.text);
    return value <= 49 ? 2000 + value : 1900 + value;
  }

  skipSpaces(place: number): number {
    const token = this.#tokens[place];
    return token?.kind === "space" && !token.text.includes("\t") ? place + 1 : place;
  }

  /** Reads a year (`2020`, `'20`, `20XX`) and returns the index after it. */
  readYear(place: number): { year: number | null; next: number } | null {
    const whole = this.yearAt(place);
    if (whole !== null) return { year: whole, next: place + 1 };
    const text = this.textAt(place);
    if (text === "'") {
      const year = this.shortYearAt(place + 1);
      return year === null ? null : { year, next: place + 2 };
    }
    const isPlaceholder = (text === "20" || text === "19") && this.textAt(place + 1) === "xx";
    if (isPlaceholder || yearPlaceholders.has(text)) {
      return { year: null, next: isPlaceholder ? place + 2 : place + 1 };
    }
    return null;
  }

  /** A `/`, `.` or `-`, possibly surrounded by spaces, with the index of the token after it. */
  separatorAt(place: number): { text: string; next: number; spaced: boolean } | null {
    const start = this.skipSpaces(place);
    const text = this.textAt(start);
    if (!/^[/.-]$/.test(text)) return null;
    const next = this.skipSpaces(start + 1);
    return { text, next, spaced: start !== place || next !== start + 1 };
  }
}

export function tokenizeDates(text: string): DateTokens {
  const folded = foldText(text);
  const tokens: DateToken[] = [];
  let from = 0;
  while (from < folded.length) {
    const kind = kindAt(folded, from);
    let to = from + lengthAt(folded, from);
    // Every sign is a separate token.
    while (kind !== "sign" && to < folded.length && kindAt(folded, to) === kind)
      to += lengthAt(folded, to);
    tokens.push({ kind, text: folded.slice(from, to), from, to });
    from = to;
  }
  return new DateTokens(readCaseEndings(readEastern(tokens)));
}

/** Reads Turkish case endings after a year or month: "2019'dan 2021'e" means from 2019 to 2021. */
function readCaseEndings(tokens: DateToken[]): DateToken[] {
  const isHung = (at: number): boolean =>
    tokens[at]?.text === "'" &&
    (/^(?:\d{2}|\d{4})$/.test(tokens[at - 1]?.text ?? "") ||
      monthNumbers.has(tokens[at - 1]?.text ?? "")) &&
    /^(?:n?[dt]?[ae]n?|y[ae])$/.test(tokens[at + 1]?.text ?? "");
  return tokens.flatMap((token, at) => {
    if (isHung(at)) return [];
    if (!isHung(at - 1)) return [token];
    return token.text.endsWith("n") ? [{ ...token, kind: "sign" as const, text: "-" }] : [];
  });
}

/** The first year of each Japanese era, minus one. */
const eras: ReadonlyMap<string, number> = new Map(
  kindsOf(dates).flatMap(([kind, names]) =>
    kind.startsWith("era ") ? names.map((name) => [name, Number(kind.slice(4))] as const) : [],
  ),
);

const easternSince = new RegExp(
  `^(?:${[...sinceAfterWords].filter(isEastern).join("|")})(?=.)`,
  "u",
);

/** Rewrites `2018年4月` and `平成30年10月` as `2018.04` and `2018.10`. */
function readEastern(tokens: DateToken[]): DateToken[] {
  if (!tokens.some(({ text }) => text === "年")) return tokens;
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const before = tokens[at - 1];
    const since = "年月日".includes(before?.text ?? "-") ? easternSince.exec(token.text) : null;
    if (since) {
      const end = token.from + since[0].length;
      return [
        { ...token, text: since[0], to: end },
        { ...token, text: token.text.slice(since[0].length), from: end },
      ];
    }
    const isNumbered = next?.kind === "number";
    if (eras.has(token.text) && isNumbered) return [];
    if (token.kind === "number" && next?.text === "年") {
      const era = eras.get(before?.text ?? "");
      const year = era === undefined ? token.text : String(era + Number(token.text));
      return [
        {
          ...token,
          text: year,
          from: era === undefined ? token.from : (before?.from ?? 0),
          to: next.to,
        },
      ];
    }
    if (token.kind === "number" && next?.text === "月")
      return [{ ...token, text: token.text.padStart(2, "0"), to: next.to }];
    if (!"年月日".includes(token.text)) return [token];
    if (isNumbered && token.text !== "日") return [{ ...token, text: "." }];
    return next?.kind === "space" ? [] : [{ ...token, kind: "space" as const, text: " " }];
  });
}

function kindAt(folded: string, at: number): DateToken["kind"] {
  const code = folded.charCodeAt(at);
  if (code < 128) return asciiKinds[code] ?? "sign";
  return kindOf(String.fromCodePoint(folded.codePointAt(at) ?? code));
}

/** The character's length in UTF-16 units: two outside the basic multilingual plane. */
function lengthAt(folded: string, at: number): number {
  return folded.charCodeAt(at) < 128 || (folded.codePointAt(at) ?? 0) < 0x10000 ? 1 : 2;
}

function kindOf(character: string): DateToken["kind"] {
  if (/\d/.test(character)) return "number";
  if (/\s/.test(character)) return "space";
  if ("年月日".includes(character)) return "sign";
  return /\p{L}/u.test(character) ? "word" : "sign";
}

const asciiKinds = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));
