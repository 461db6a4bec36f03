/** What decides a rank: nothing else of a candidate does. */
export type RankedBy = { totalScore: number; skillMatchScore: number };

/**
 * Ranks from 1 by total score, equal totals by skill match. Candidates who are equal in both share a
 * rank, and the next one is as far down as there are candidates above: 1, 2, 2, 4.
 */
export function rankScores(
  rows: readonly (RankedBy & { candidateId: number })[],
): Map<number, number> {
  const ordered = [...rows].sort(compareScores);
  const ranks = sharedRanks(ordered, compareScores);
  return new Map(ordered.map((row, at) => [row.candidateId, ranks[at] ?? at + 1]));
}

/** The ranks of what is already in order, best first; equals share the first one's place. */
export function sharedRanks<Item>(
  ordered: readonly Item[],
  compare: (a: Item, b: Item) => number,
): number[] {
  const ranks: number[] = [];
  let rank = 1;
  let above: Item | undefined;
  for (const [at, item] of ordered.entries()) {
    if (above === undefined || compare(above, item) !== 0) rank = at + 1;
    ranks.push(rank);
    above = item;
  }
  return ranks;
}

/** Best first; 0 for those who share a rank. */
export function compareScores(a: RankedBy, b: RankedBy): number {
  return b.totalScore - a.totalScore || b.skillMatchScore - a.skillMatchScore;
}

/** For sorting by hashes, as the database does: by their letters, not by the rules of a language. */
export function compareHashes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
