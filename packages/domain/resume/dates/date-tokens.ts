import { foldText } from "../text/fold-text.ts";

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
  const folded = foldText(text);
  const tokens: DateToken[] = [];
  let from = 0;
  while (from < folded.length) {
    const kind = kindAt(folded, from);
    let to = from + lengthAt(folded, from);
    // Each sign is a token of its own.
    while (kind !== "sign" && to < folded.length && kindAt(folded, to) === kind)
      to += lengthAt(folded, to);
    tokens.push({ kind, text: folded.slice(from, to), from, to });
    from = to;
  }
  return tokens;
}

function kindAt(folded: string, at: number): DateToken["kind"] {
  const code = folded.charCodeAt(at);
  if (code < 128) return asciiKinds[code] ?? "sign";
  return kindOf(String.fromCodePoint(folded.codePointAt(at) ?? code));
}

/** In UTF-16 units: two for what lies beyond the basic plane. */
function lengthAt(folded: string, at: number): number {
  return folded.charCodeAt(at) < 128 || (folded.codePointAt(at) ?? 0) < 0x10000 ? 1 : 2;
}

function kindOf(character: string): DateToken["kind"] {
  if (/\d/.test(character)) return "number";
  if (/\s/.test(character)) return "space";
  return /\p{L}/u.test(character) ? "word" : "sign";
}

const asciiKinds = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

export function isYearToken(token: DateToken | undefined): boolean {
  if (token?.kind !== "number" || token.text.length !== 4) return false;
  const value = Number(token.text);
  return value >= firstYear && value <= lastYear;
}

export function skipSpaces(tokens: readonly DateToken[], at: number): number {
  return tokens[at]?.kind === "space" && !tokens[at].text.includes("\t") ? at + 1 : at;
}

export function point(parts: Partial<DatePoint> & { next: number }): DatePoint {
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

export function shortYear(token: DateToken | undefined): number | null {
  if (token?.kind !== "number" || token.text.length !== 2) return null;
  const value = Number(token.text);
  return value <= 49 ? 2000 + value : value >= 50 ? 1900 + value : null;
}

/** `2020`, `'20`, `20XX`: a year at `at`, with the index after it. */
export function readYear(
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

export const yearJoiners = new Set(["de", "del", "do", "di", "of", "d"]);

/** A `/`, `.`, `-` at `at`, perhaps between spaces, with the index of what follows it. */
export function separatorAt(
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
