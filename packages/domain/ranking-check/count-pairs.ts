import { oneDecimal } from "../scoring/score/total-score.ts";
import type { PairShare } from "./ranking-check.ts";

/**
 * Counts the pairs of an advanced and a declined candidate in which the advanced one ranks higher.
 * A shared rank counts half.
 *
 * @param order only advanced and declined candidates, best first
 */
export function countPairs(order: readonly { rank: number; isAdvanced: boolean }[]): PairShare {
  let advanced = 0;
  let agreeing = 0;
  let shared = { rank: 0, advanced: 0, declined: 0 };
  for (const { rank, isAdvanced } of order) {
    if (rank !== shared.rank) shared = { rank, advanced: 0, declined: 0 };
    if (isAdvanced) {
      advanced += 1;
      shared.advanced += 1;
      agreeing += shared.declined / 2;
    } else {
      shared.declined += 1;
      agreeing += advanced - shared.advanced / 2;
    }
  }
  const pairs = advanced * (order.length - advanced);
  return { agreeing, pairs, percent: percentOf(agreeing, pairs) };
}

/** The same for values where higher is better, as a percentage. Equal values count half. */
export function pairPercent(advanced: readonly number[], declined: readonly number[]): number {
  const sorted = [...declined].sort((a, b) => a - b);
  let points = 0;
  for (const value of advanced) {
    const below = firstAbove(sorted, value, false);
    points += below + (firstAbove(sorted, value, true) - below) / 2;
  }
  return percentOf(points, advanced.length * declined.length);
}

const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((100 * part) / whole);

/** The number of sorted values below the value, or up to and including it. */
function firstAbove(sorted: readonly number[], value: number, isEqualBelow: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? 0;
    if (at < value || (isEqualBelow && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
