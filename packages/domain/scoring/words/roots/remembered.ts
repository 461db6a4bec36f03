/** Words repeat: what was found for one is kept, for a few thousand of them. */
const maxKnown = 8000;

/** The same function of a word, which looks for each word once. */
export function remembered<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, Found>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const found = find(word);
    if (known.size >= maxKnown) known.clear();
    known.set(word, found);
    return found;
  };
}
