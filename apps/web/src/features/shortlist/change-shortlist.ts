/** What to add and what to remove: never the whole list, which another tab may have changed. */
export type ShortlistChange = { add: readonly number[]; remove: readonly number[] };

/** The list with the change made; those not yet on it come at its end. */
export function withChange(present: readonly number[], { add, remove }: ShortlistChange): number[] {
  const gone = new Set(remove);
  return [...new Set([...present, ...add])].filter((id) => !gone.has(id));
}
