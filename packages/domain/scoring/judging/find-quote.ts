import { squeezeSpaces } from "../../resume/text/squeeze-spaces.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** The most lines that a quote may span. */
const linesHeld = 3;
const maxQuoteLength = 600;

/** Normalizes white space, punctuation and look-alike letters. */
const fold = (text: string) => squeezeSpaces(foldText(text.normalize("NFKC")));

const isOfWord = (sign: string) => /[\p{L}\p{N}]/u.test(sign);

/**
 * Whether a quote occurs verbatim in a line (given by its index), as whole words and ignoring
 * differences in white space. It must begin in this line and may continue in the next ones.
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

/** False between two letters of one word: "Java" does not match in "JavaScript". */
function isBoundary(text: string, at: number): boolean {
  return !(isOfWord(text.charAt(at - 1)) && isOfWord(text.charAt(at)));
}
