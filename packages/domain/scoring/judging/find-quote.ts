import { squeezeSpaces } from "../../resume/text/squeeze-spaces.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** A quote may go on over so many lines. */
const linesHeld = 3;
const maxQuoteLength = 600;

/** One form for white space, marks and letters that look the same. */
const fold = (text: string) => squeezeSpaces(foldText(text.normalize("NFKC")));

const isOfWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/**
 * Whether words stand verbatim in a line (by its index), as whole words, white space folded. They may
 * run over into the next lines and must begin in this one.
 */
export function quoteStands(quote: string, line: number, lines: readonly string[]): boolean {
  const words = fold(quote);
  if (words.length > maxQuoteLength || !isOfWord(words)) return false;
  const own = fold(lines[line] ?? "");
  const text = fold(lines.slice(line, line + linesHeld).join(" "));
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (at >= own.length) return false;
    const isWhole = isBoundary(text, at) && isBoundary(text, at + words.length);
    if (isWhole) return true;
  }
  return false;
}

/** No place between two letters of one word: "Java" does not stand in "JavaScript". */
function isBoundary(text: string, at: number): boolean {
  return !(isOfWord(text.charAt(at - 1)) && isOfWord(text.charAt(at)));
}
