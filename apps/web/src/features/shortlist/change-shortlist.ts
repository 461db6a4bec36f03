/** What to add and what to remove: never the whole list, which another tab may have changed. */
export type ShortlistChange = { add: readonly number[]; remove: readonly number[] };

/** The list with the change made; those not yet on it come at its end. */
export function withChange(present: readonly number[], { add, remove }: ShortlistChange): number[] {
  const gone = new Set(remove);
  return [...new Set([...present, ...add])].filter((id) => !gone.has(id));
}

/** Adds one candidate, or removes it. */
export function toggleOne(id: number): (present: readonly number[]) => ShortlistChange {
  return (present) =>
    present.includes(id) ? { add: [], remove: [id] } : { add: [id], remove: [] };
}

/** Adds those who are missing; when none is, removes the ones that were added this way. */
export function changeAll(
  candidateIds: readonly number[],
  { present, bulkAdded }: { present: readonly number[]; bulkAdded: readonly number[] },
): ShortlistChange {
  const listed = new Set(present);
  const add = candidateIds.filter((id) => !listed.has(id));
  if (add.length > 0) return { add, remove: [] };
  const together = new Set(bulkAdded);
  return { add, remove: candidateIds.filter((id) => together.has(id)) };
}
