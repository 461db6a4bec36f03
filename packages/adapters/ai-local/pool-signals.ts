import { bm25OfCounts } from "./bm25.ts";
import type { Posting, RankedCv } from "./read-for-ranking.ts";

/** What speaks for each CV of a pool, 0 to 1: its best CV has 1. A rank may look at the pool. */
type Signal = (posting: Posting, pool: readonly RankedCv[]) => number[];

/** The whole text against the whole posting; words that few of the pool have tell more. */
const wording: Signal = ({ words }, pool) =>
  bm25OfCounts(
    words,
    pool.map((cv) => cv.words),
  );

/** The words of the role titles against those of the posting's title. */
const titleWords: Signal = (posting, pool) =>
  bm25OfCounts(
    posting.titleWords,
    pool.map((cv) => cv.titleWords),
  );

/** What the receipts say of the requirements. */
const requirements: Signal = (_, pool) =>
  pool.map(({ candidate }) => candidate.score.skillMatchScore);

/** What the receipts say of the nearest title. */
const title: Signal = (_, pool) => pool.map(({ candidate }) => candidate.score.titleScore);

/** How the signals are fused: each beside its best in the pool, times this. */
export const signals = {
  wording: { of: wording, weight: 2 },
  title: { of: title, weight: 1 },
  titleWords: { of: titleWords, weight: 0.5 },
  requirements: { of: requirements, weight: 0.5 },
} as const satisfies Record<string, { of: Signal; weight: number }>;

export type SignalName = keyof typeof signals;
// The keys of the table just above.
export const signalNames = Object.keys(signals) as SignalName[];

/** What each signal adds to each CV's sum. */
export type Gains = Record<SignalName, number>;

export function weighSignals(posting: Posting, pool: readonly RankedCv[]): Gains[] {
  const columns = signalNames.map((name) => {
    const values = signals[name].of(posting, pool);
    const best = Math.max(...values, Number.EPSILON);
    return { name, gains: values.map((value) => (signals[name].weight * value) / best) };
  });
  return pool.map((_, index) => {
    const entries = columns.map(({ name, gains }) => [name, gains[index] ?? 0]);
    // Each signal is given its gain.
    return Object.fromEntries(entries) as Gains;
  });
}
