/** The only values that affect a rank. */
export type RankedBy = { totalScore: number; skillMatchScore: number };

/**
 * Ranks candidates from 1 by total score, with skill match as tie-breaker. Candidates with equal
 * values share a rank, and the following ranks are skipped: 1, 2, 2, 4.
 */
export function rankScores(
  rows: readonly (RankedBy & { candidateId: number })[],
): Map<number, number> {
  const ordered = [...rows].sort(compareScores);
  const ranks = sharedRanks(ordered, compareScores);
  return new Map(ordered.map((row, at) => [row.candidateId, ranks[at] ?? at + 1]));
}

/** Returns the ranks of a list sorted best first. Equal items share the first one's rank. */
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

/** Sorts best first. Returns 0 for equal rank. */
export function compareScores(a: RankedBy, b: RankedBy): number {
  return b.totalScore - a.totalScore || b.skillMatchScore - a.skillMatchScore;
}

/** Compares hashes by code unit like the database, not by the rules of a locale. */
export function compareHashes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
