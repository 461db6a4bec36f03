/** What `packIds` writes: how far on each id is, and how many follow one another from it. */
export const packedIds = /^\d{1,15}(?:x\d{1,6})?(?:,\d{1,15}(?:x\d{1,6})?)*$/;

/**
 * Ids as a text of a character or two each: a browser sends 64 KB at most while its page is being
 * left, and the ids of a long list are more. `3,4,5,9` is `3x3,4`.
 */
export function packIds(ids: readonly number[]): string {
  const parts: string[] = [];
  let previous = 0;
  let run = 0;
  let distance = 0;
  const end = () => {
    if (run > 0) parts.push(run === 1 ? `${distance}` : `${distance}x${run}`);
  };
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    if (run > 0 && id === previous + 1) {
      run += 1;
    } else {
      end();
      distance = id - previous;
      run = 1;
    }
    previous = id;
  }
  end();
  return parts.join(",");
}

/** The ids in their order; no more than `most` of them, whatever the text says. */
export function unpackIds(packed: string, most: number): number[] {
  const ids: number[] = [];
  let last = 0;
  for (const part of packed.split(",")) {
    const [distance = 0, run = 1] = part.split("x").map(Number);
    last += distance;
    for (let at = 0; at < run && ids.length < most; at += 1) ids.push(last + at);
    last += run - 1;
  }
  return ids;
}
