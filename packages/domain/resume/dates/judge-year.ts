import { patternOf } from "../../lexicon/lexicon.ts";
import { dates } from "../lexicon/dates.gen.ts";
import { wordsBeforeAmount } from "./date-vocabulary.ts";
import type { DateToken, DateTokens } from "./date-tokens.ts";

/** Whether a date can start here. Digits that continue a word or another kind of number can't. */
export function startsCleanly(tokens: DateTokens, at: number): boolean {
  const before = tokens.at(at - 1);
  if (!before || before.kind === "space") return true;
  if (tokens.kindAt(at) === "word") return before.kind !== "number" || before.text.length <= 2;
  if (before.kind === "word") return before.to - before.from > 3;
  if (/^[$€£¥#+=@_:./]$/.test(before.text)) {
    const earlier = tokens.at(at - 2);
    return /^[:./]$/.test(before.text) && earlier?.kind !== "number" && before.text === ":";
  }
  if (/^[-–]$/.test(before.text))
    return tokens.kindAt(at - 2) !== "number" && tokens.kindAt(at - 2) !== "word";
  return before.text !== "," || tokens.kindAt(at - 2) !== "number";
}

const countedNouns = new RegExp(`^(?:${patternOf(dates, "counted")})$`);

/** Whether a lone year is a date, and not an amount or part of a product's name. */
function isPlainYear(tokens: DateTokens, at: number): boolean {
  const after = tokens.at(at + 1);
  // "2009: Mittlere Reife" at the start of a line.
  if (at === 0 && after?.text === ":" && tokens.kindAt(at + 2) === "space") return true;
  if (after && goesOnAsNumber(after, tokens.at(at + 2))) return false;
  return !countsSomething(tokens, at) && !isProductYear(tokens, at);
}

/** Whether the number continues or has a unit: "2000%", "2,500", "2010s". */
function goesOnAsNumber(after: DateToken, next: DateToken | undefined): boolean {
  if (/^[%+*°$€£:]$/.test(after.text) || after.kind === "word") return true;
  return /^[.,]$/.test(after.text) && next?.kind === "number";
}

/** Whether the number is a count: "2000 users". */
function countsSomething(tokens: DateTokens, at: number): boolean {
  const place = tokens.skipSpaces(at + 1);
  const word = tokens.at(place);
  // In "2010 M.Sc.", the "M" doesn't mean millions.
  const isDegree = word?.text.length === 1 && tokens.textAt(place + 1) === ".";
  if (!word || isDegree || tokens.kindAt(at + 1) !== "space") return false;
  return countedNouns.test(word.text);
}

/** Whether the number is part of a product's name or a quantity: "Windows 2000", "over 2000". */
function isProductYear(tokens: DateTokens, at: number): boolean {
  const before = tokens.at(at - 2);
  return (
    tokens.kindAt(at - 1) === "space" &&
    before?.kind === "word" &&
    wordsBeforeAmount.has(before.text)
  );
}

export function isPlainStart(tokens: DateTokens, at: number): boolean {
  return tokens.yearAt(at) === null || isPlainYear(tokens, at);
}
