/** The cache size. Words repeat, so a few thousand results are enough. */
const maxKnown = 8000;

/** Wraps a function of a word with a cache. */
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
