import type { ScoreWeights } from "../scoring/score/weights.ts";
import { totalScore } from "../scoring/score/total-score.ts";
import { compareScores, sharedRanks } from "../scoring/score/rank-scores.ts";
import { mapComponents, scoreComponents } from "../score-parts.ts";
import type { RankingCheck, PairShare } from "./ranking-check.ts";
import { countPairs } from "./count-pairs.ts";
import type { LastDecision, OrderedCandidate } from "./measure-ranking.ts";

/** The sizes of a change to a weight, in hundredths. */
const steps = [5, 10, 20, 40] as const;
/** The largest change of one part. A few decisions don't justify replacing a posting's weights. */
const maxDistance = 30;
/** The minimum gain in percentage points. A smaller one may be chance. */
const minGain = 3;
const maxMoves = 60;
/** The search evaluates all of them many times, and more add little information. */
const maxCandidates = 1000;

type Hundredths = Record<(typeof scoreComponents)[number], number>;

/**
 * Finds weights with which the ranking agrees with more pairs. It repeatedly makes the most helpful
 * move of some hundredths from one part to another. Ties are resolved by the order of parts, so the
 * same decisions give the same offer. Yields regularly, and returns null for a gain below three
 * percentage points.
 */
export function* suggestWeights(
  ordered: readonly OrderedCandidate[],
  standing: readonly LastDecision[],
  weights: ScoreWeights,
): Generator<undefined, RankingCheck["offer"]> {
  const of = new Map(standing.map(({ candidateId, decision }) => [candidateId, decision]));
  const sided = ordered
    .filter(({ id }) => of.get(id) === "advance" || of.get(id) === "decline")
    .slice(0, maxCandidates);
  const shareOf = (tried: ScoreWeights): PairShare => {
    const totals = sided.map((candidate) => ({
      isAdvanced: of.get(candidate.id) === "advance",
      skillMatchScore: candidate.score.skillMatchScore,
      totalScore: totalScore(candidate.score, tried),
    }));
    totals.sort(compareScores);
    const ranks = sharedRanks(totals, compareScores);
    return countPairs(
      totals.map(({ isAdvanced }, at) => ({ isAdvanced, rank: ranks[at] ?? at + 1 })),
    );
  };
  const start = roundedOf(weights);
  let best: Found = { hundredths: start, share: shareOf(weights) };
  const before = best.share;
  for (let move = 0; move < maxMoves; move += 1) {
    const better: Found | null = yield* bestMove(best.hundredths, start, shareOf);
    if (better === null || better.share.agreeing <= best.share.agreeing) break;
    best = better;
  }
  const share = shareOf(toWeights(best.hundredths));
  if (share.percent - before.percent < minGain) return null;
  return { weights: toWeights(best.hundredths), share };
}

type Found = { hundredths: Hundredths; share: PairShare };

/**
 * Finds the best move, preferring the smaller of equal ones. Larger moves are tried because a small
 * one alone may not change any pair.
 */
function* bestMove(
  from: Hundredths,
  start: Hundredths,
  shareOf: (weights: ScoreWeights) => PairShare,
): Generator<undefined, Found | null> {
  let best: Found | null = null;
  for (const step of steps) {
    for (const less of scoreComponents) {
      yield;
      if (from[less] < step) continue;
      for (const more of scoreComponents) {
        if (more === less) continue;
        const [lost, won] = [start[less] - from[less] + step, from[more] + step - start[more]];
        if (lost > maxDistance || won > maxDistance) continue;
        const hundredths = { ...from, [less]: from[less] - step, [more]: from[more] + step };
        const share = shareOf(toWeights(hundredths));
        if (best === null || share.agreeing > best.share.agreeing) best = { hundredths, share };
      }
    }
  }
  return best;
}

/** Rounds the weights to whole hundredths. The remainder is added to the largest. */
function roundedOf(weights: ScoreWeights): Hundredths {
  const rounded = mapComponents((component) => Math.round(weights[component] * 100));
  const rest = 100 - scoreComponents.reduce((sum, component) => sum + rounded[component], 0);
  const [largest] = [...scoreComponents].sort((a, b) => rounded[b] - rounded[a]);
  return largest === undefined ? rounded : { ...rounded, [largest]: rounded[largest] + rest };
}

const toWeights = (hundredths: Hundredths): ScoreWeights =>
  mapComponents((component) => hundredths[component] / 100);
