import type { MarkedPart } from "../mark-words.ts";

/** Letters: a sentence of a CV is hardly longer, a list of skills often is. */
const longestWhole = 400;

type Lengths = {
  /** Letters of the longest quote that is left whole. */
  whole: number;
  /** Letters that stay beside a marked word. */
  beside: number;
};

const firstTime: Lengths = { whole: longestWhole, beside: 90 };
/** Two lines, where the whole sentence stands a few lines above. */
export const again: Lengths = { whole: 110, beside: 40 };

/** A sentence is quoted whole; of what is longer, the marked words with what stands around them. */
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

/** Up to the end of a word. */
const headOf = (text: string, beside: number) => text.slice(0, beside).replace(/\S*$/u, "");
/** From the beginning of a word. */
const tailOf = (text: string, beside: number) => text.slice(-beside).replace(/^\S*/u, "");
