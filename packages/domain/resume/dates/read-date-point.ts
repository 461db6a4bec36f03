import type { DatePoint, DateToken } from "./date-tokens.ts";
import { point, shortYear } from "./date-tokens.ts";
import { readMonthFirst, readQuarter, readSeason } from "./read-named-date.ts";
import { readNumberFirst } from "./read-numeric-date.ts";

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

/** `'22`, or `’98`. */
function readShortYear(tokens: readonly DateToken[], at: number): DatePoint | null {
  if (tokens[at]?.text !== "'") return null;
  const year = shortYear(tokens[at + 1]);
  return year === null ? null : point({ year, next: at + 2 });
}
