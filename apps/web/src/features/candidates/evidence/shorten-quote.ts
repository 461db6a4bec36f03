import type { MarkedPart } from "../mark-words.ts";

/** In characters. A sentence is rarely longer, but a list of skills often is. */
const longestWhole = 400;

type Lengths = {
  /** The maximum length of a quote that isn't shortened, in characters. */
  whole: number;
  /** The number of characters kept next to a highlighted word. */
  beside: number;
};

const firstTime: Lengths = { whole: longestWhole, beside: 90 };
/** About two lines, for a sentence that is already quoted in full a few lines above. */
export const again: Lengths = { whole: 110, beside: 40 };

/**
 * Keeps a sentence whole. A longer text is reduced to the highlighted words and their surroundings.
 */
export function shortenQuote(
  parts: readonly MarkedPart[],
  { whole, beside }: Lengths = firstTime,
): MarkedPart[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= whole) return [...parts];
  return parts.map((part, at) => {
    const { text, isMarked } = part;
    const head = at === 0 ? "" : headOf(text, beside);
    const tail = at === parts.length - 1 && at > 0 ? "" : tailOf(text, beside);
    if (isMarked || head.length + tail.length + 3 >= text.length) return part;
    return { text: `${head}…${tail}`, isMarked };
  });
}

/** Ends at a word boundary. */
const headOf = (text: string, beside: number) => text.slice(0, beside).replace(/\S*$/u, "");
/** Starts at a word boundary. */
const tailOf = (text: string, beside: number) => text.slice(-beside).replace(/^\S*/u, "");
