import { oneDecimal } from "../scoring/score/total-score.ts";
import type { PairShare } from "./agreement.ts";

/**
 * Pairs of one advanced and one declined in which the advanced comes first.
 * @param order who is advanced (true) and declined (false), best first, nobody else among them.
 */
export function countPairs(order: readonly boolean[]): PairShare {
  let advanced = 0;
  let agreeing = 0;
  for (const isAdvanced of order) {
    if (isAdvanced) advanced += 1;
    else agreeing += advanced;
  }
  const pairs = advanced * (order.length - advanced);
  return { agreeing, pairs, percent: percentOf(agreeing, pairs) };
}

/** The same of values of which the higher is the better; equal ones count half. Percent. */
export function agreementOf(advanced: readonly number[], declined: readonly number[]): number {
  const sorted = [...declined].sort((a, b) => a - b);
  let points = 0;
  for (const value of advanced) {
    const below = firstAbove(sorted, value, false);
    points += below + (firstAbove(sorted, value, true) - below) / 2;
  }
  return percentOf(points, advanced.length * declined.length);
}

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : oneDecimal((100 * part) / whole);

/** How many of the sorted values are below the value, or not above it. */
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
