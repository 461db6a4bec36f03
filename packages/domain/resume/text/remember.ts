/** More texts than the longest CV has lines, pieces and words to ask about. */
const mostKept = 2000;
/** A line of a page; what is longer is rare, and asked about once. */
const longestKept = 400;

const memories: Map<string, unknown>[] = [];
let openScopes = 0;

/**
 * Within `withTexts` the same question about the same text is answered once: reading a CV asks each
 * of its lines some twenty times over (is it a heading, a date, a title, an employer, a place?).
 * Elsewhere nothing is kept. Answers are shared: they may not be changed, nor be undefined.
 */
export function remember<Answer extends object | string | number | boolean | null>(
  ask: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  memories.push(known);
  return (text) => {
    if (openScopes === 0 || text.length > longestKept) return ask(text);
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (known.size >= mostKept) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** Runs the work of one CV; when it ends, or fails, none of that CV's texts stays in memory. */
export function withTexts<Result>(work: () => Result): Result {
  openScopes += 1;
  try {
    return work();
  } finally {
    openScopes -= 1;
    if (openScopes === 0) for (const known of memories) known.clear();
  }
}

/** How many texts are kept now: none between two CVs. */
export function countKeptTexts(): number {
  return memories.reduce((count, known) => count + known.size, 0);
}
