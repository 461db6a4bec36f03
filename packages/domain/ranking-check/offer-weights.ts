import type { ScoreWeights } from "../scoring/score/weights.ts";
import { totalScore } from "../scoring/score/total-score.ts";
import { compareScores, sharedRanks } from "../scoring/score/rank-scores.ts";
import { mapComponents, scoreComponents } from "../score-parts.ts";
import type { RankingCheck, PairShare } from "./ranking-check.ts";
import { countPairs } from "./count-pairs.ts";
import type { LastDecision, OrderedCandidate } from "./measure-ranking.ts";

/** Weights are moved by so many hundredths. */
const steps = [5, 10, 20, 40] as const;
/** No part moves further than this: some decisions are no reason to turn a posting around. */
const furthest = 30;
/** Less is no reason to change weights: a pair or two may be chance. */
const minGain = 3;
const maxMoves = 60;
/** The search goes over all of them again and again; more of them tell little more. */
const maxCandidates = 1000;

type Hundredths = Record<(typeof scoreComponents)[number], number>;

/**
 * Weights by which the order agrees with more pairs, found by moving hundredths from one part to
 * another as long as that helps: always the move that helps most, of equal ones the first in the
 * table of parts. The same decisions give the same offer. Yields all along; null where the gain is
 * below three points of a hundred.
 */
export function* offerWeights(
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

/** The smaller move of equal ones; a small one alone may change no pair. */
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
        if (lost > furthest || won > furthest) continue;
        const hundredths = { ...from, [less]: from[less] - step, [more]: from[more] + step };
        const share = shareOf(toWeights(hundredths));
        if (best === null || share.agreeing > best.share.agreeing) best = { hundredths, share };
      }
    }
  }
  return best;
}

/** The nearest weights in whole hundredths; what rounding leaves goes to the largest. */
function roundedOf(weights: ScoreWeights): Hundredths {
  const rounded = mapComponents((component) => Math.round(weights[component] * 100));
  const rest = 100 - scoreComponents.reduce((sum, component) => sum + rounded[component], 0);
  const [largest] = [...scoreComponents].sort((a, b) => rounded[b] - rounded[a]);
  return largest === undefined ? rounded : { ...rounded, [largest]: rounded[largest] + rest };
}

const toWeights = (hundredths: Hundredths): ScoreWeights =>
  mapComponents((component) => hundredths[component] / 100);
