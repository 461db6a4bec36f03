/**
 * The ids to add, remove and order. Never the whole list, because another tab may have changed it.
 */
export type ShortlistChange = {
  add: readonly number[];
  remove: readonly number[];
  order?: readonly number[] | undefined;
};

/** Returns the list with the change applied. New and unordered ids are at its end. */
export function withChange(present: readonly number[], change: ShortlistChange): number[] {
  const { add, remove, order = [] } = change;
  const gone = new Set(remove);
  const listed = [...new Set([...present, ...add])].filter((id) => !gone.has(id));
  const ordered = order.filter((id) => listed.includes(id));
  return [...new Set([...ordered, ...listed])];
}

/** Returns the list with one id moved to another position. */
export function withMoved(list: readonly number[], id: number, to: number): number[] {
  const others = list.filter((each) => each !== id);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** Adds one candidate, or removes it. */
export function toggleOne(id: number): (present: readonly number[]) => ShortlistChange {
  return (present) =>
    present.includes(id) ? { add: [], remove: [id] } : { add: [id], remove: [] };
}

/** Adds all missing candidates. If none is missing, removes the ones that were added this way. */
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
