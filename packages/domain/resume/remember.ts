/** More texts than the longest CV has lines, pieces and words to ask about. */
const mostKept = 2000;
/** A line of a page; what is longer is rare, and asked about once. */
const longestKept = 400;

const memories: Map<string, unknown>[] = [];

/**
 * The same question about the same text is answered once. Reading a CV asks each of its lines some
 * twenty times over (is it a heading, a date, a title, an employer, a place?), and every answer
 * begins with folding it. Answers are shared: they may not be changed, nor be undefined.
 */
export function remember<Answer extends object | string | number | boolean | null>(
  ask: (text: string) => Answer,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  memories.push(known);
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (text.length > longestKept) return answer;
    if (known.size >= mostKept) known.clear();
    known.set(text, answer);
    return answer;
  };
}

/** Before each CV: what was read of the last one is nobody's business any more. */
export function forgetTexts(): void {
  for (const known of memories) known.clear();
}
