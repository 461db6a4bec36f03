import { bm25OfCounts } from "./bm25.ts";
import type { RankingPosting, RankedCv } from "./read-for-ranking.ts";

/** Rates each CV of a pool; the best one is scaled to 1. A signal may depend on the pool. */
type Signal = (posting: RankingPosting, pool: readonly RankedCv[]) => number[];

/**
 * A word signal that is fair to CVs in another language than the posting, which share few words
 * with it. They get the average of the others, in proportion to their requirements score.
 */
const acrossLanguages =
  (signal: Signal): Signal =>
  (posting, pool) => {
    const values = signal(posting, pool);
    const score = requirements(posting, pool);
    const isComparable = pool.map(
      ({ candidate }) => candidate.resume.language === posting.language,
    );
    const sumOfComparable = (of: readonly number[]) =>
      of.reduce((sum, value, at) => (isComparable[at] === true ? sum + value : sum), 0);
    const average = sumOfComparable(values) / Math.max(sumOfComparable(score), Number.EPSILON);
    return values.map((value, at) =>
      isComparable[at] === true ? value : average * (score[at] ?? 0),
    );
  };

/** Compares the whole text with the whole posting. Words that are rare in the pool weigh more. */
const wording: Signal = ({ words }, pool) =>
  bm25OfCounts(
    words,
    pool.map((cv) => cv.words),
  );

/** Compares the words of the role titles with those of the posting's title. */
const titleWords: Signal = (posting, pool) =>
  bm25OfCounts(
    posting.titleWords,
    pool.map((cv) => cv.titleWords),
  );

/** The requirements score from the receipts. */
const requirements: Signal = (_, pool) =>
  pool.map(({ candidate }) => candidate.score.skillMatchScore);

/** The score of the most similar title from the receipts. */
const title: Signal = (_, pool) => pool.map(({ candidate }) => candidate.score.titleScore);

/**
 * Signals are combined by dividing each by its maximum in the pool and adding it with its weight.
 */
export const signals = {
  wording: { of: acrossLanguages(wording), weight: 2 },
  title: { of: title, weight: 1 },
  titleWords: { of: acrossLanguages(titleWords), weight: 0.5 },
  requirements: { of: requirements, weight: 0.5 },
} as const satisfies Record<string, { of: Signal; weight: number }>;

export type SignalName = keyof typeof signals;
// The keys of the table above.
export const signalNames = Object.keys(signals) as SignalName[];

/** Each signal's contribution to a CV's sum. */
export type Gains = Record<SignalName, number>;

export function weighSignals(posting: RankingPosting, pool: readonly RankedCv[]): Gains[] {
  const columns = signalNames.map((name) => {
    const values = signals[name].of(posting, pool);
    const best = Math.max(...values, Number.EPSILON);
    return { name, gains: values.map((value) => (signals[name].weight * value) / best) };
  });
  return pool.map((_, index) => {
    const entries = columns.map(({ name, gains }) => [name, gains[index] ?? 0]);
    // Every signal gets a value.
    return Object.fromEntries(entries) as Gains;
  });
}
