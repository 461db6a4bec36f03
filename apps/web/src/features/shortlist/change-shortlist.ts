/** Those not yet on it are added at its end. */
export function addToShortlist(present: readonly number[], added: readonly number[]): number[] {
  return [...new Set([...present, ...added])];
}

export function removeFromShortlist(
  present: readonly number[],
  removed: readonly number[],
): number[] {
  const gone = new Set(removed);
  return present.filter((id) => !gone.has(id));
}
