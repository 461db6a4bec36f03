import type { MarkedPart } from "../mark-words.ts";

/** Letters: a sentence of a CV is hardly longer, a list of skills often is. */
const longestWhole = 400;
/** Letters that stay beside a marked word. */
const beside = 90;

/** A sentence is quoted whole; of what is longer, the marked words with what stands around them. */
export function shortenQuote(parts: readonly MarkedPart[]): MarkedPart[] {
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  if (length <= longestWhole) return [...parts];
  return parts.map((part, at) => {
    const { text, isMarked } = part;
    const head = at === 0 ? "" : headOf(text);
    const tail = at === parts.length - 1 && at > 0 ? "" : tailOf(text);
    if (isMarked || head.length + tail.length + 3 >= text.length) return part;
    return { text: `${head}…${tail}`, isMarked };
  });
}

/** Up to the end of a word. */
const headOf = (text: string) => text.slice(0, beside).replace(/\S*$/u, "");
/** From the beginning of a word. */
const tailOf = (text: string) => text.slice(-beside).replace(/^\S*/u, "");
