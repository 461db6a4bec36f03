/** Returns a new set with the candidate added, or removed if it was selected. */
export function toggleSelected(selected: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects everything between two candidates in display order. Either may come first. */
export function selectRange(
  selected: ReadonlySet<number>,
  shown: readonly { id: number }[],
  { from, to }: { from: number; to: number },
): Set<number> {
  const ends = [from, to].map((id) => shown.findIndex((candidate) => candidate.id === id));
  if (ends.includes(-1)) return toggleSelected(selected, to);
  const between = shown.slice(Math.min(...ends), Math.max(...ends) + 1);
  return new Set([...selected, ...between.map(({ id }) => id)]);
}
