import { sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";

/** The rating of one candidate in one batch. */
export type Rating = { id: number; fit: number; reason: string };

/**
 * Ranks by the mean of all ratings, then by the fallback ranks. Candidates equal in both share a
 * rank. The result does not depend on the order in which the ratings arrive.
 */
export function mergeRatings(
  ratings: readonly Rating[],
  fallbackRanks: ReadonlyMap<number, number>,
): { id: number; rank: number; reason: string }[] {
  const byId = new Map<number, Rating[]>();
  for (const rating of ratings) byId.set(rating.id, [...(byId.get(rating.id) ?? []), rating]);
  const merged = [...fallbackRanks].map(([id, fallback]) => {
    const own = byId.get(id) ?? [];
    const mean = own.reduce((sum, { fit }) => sum + fit, 0) / Math.max(1, own.length);
    const reasons = own
      .map(({ reason }) => reason)
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
    return { id, fallback, mean, reason: reasons[0] ?? "" };
  });
  const compare = (a: Merged, b: Merged) => b.mean - a.mean || a.fallback - b.fallback;
  merged.sort(compare);
  const ranks = sharedRanks(merged, compare);
  return merged.map(({ id, reason }, at) => ({ id, rank: ranks[at] ?? at + 1, reason }));
}

type Merged = { mean: number; fallback: number };

/** Shuffles the items. The same seed gives the same order. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const result = [...items];
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  for (let i = result.length - 1; i > 0; i--) {
    // A linear congruential generator with the constants of Numerical Recipes; the order need not
    // be secret.
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    const j = state % (i + 1);
    const [a, b] = [result[i], result[j]];
    if (a !== undefined && b !== undefined) {
      result[i] = b;
      result[j] = a;
    }
  }
  return result;
}
