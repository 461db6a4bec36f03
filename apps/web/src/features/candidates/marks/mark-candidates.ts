/** Marks one candidate, or takes its mark away. */
export function toggleMark(marked: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Marks all that stand from one candidate to the other in the order shown, whichever is first. */
export function markRange(
  marked: ReadonlySet<number>,
  shown: readonly { id: number }[],
  { from, to }: { from: number; to: number },
): Set<number> {
  const ends = [from, to].map((id) => shown.findIndex((candidate) => candidate.id === id));
  if (ends.includes(-1)) return toggleMark(marked, to);
  const between = shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  return new Set([...marked, ...between.map(({ id }) => id)]);
}
