/** Brysbaert 2019 measured 238 words a minute for silent reading of English prose. */
const wordsPerMinute = 238;

/**
 * Returns whole minutes for a Markdown text, at least 1 unless it is empty. Link addresses don't
 * count.
 */
export function estimateReadingTime(content: string): number {
  const prose = content.replaceAll(/\]\([^()]*\)/g, "] ");
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return words === 0 ? 0 : Math.max(1, Math.round(words / wordsPerMinute));
}
