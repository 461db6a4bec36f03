import { rankScores } from "../scoring/score/rank-scores.ts";
import { componentScore } from "../scoring/score/total-score.ts";
import { oneDecimal } from "../scoring/score/total-score.ts";
import type { ScoreWeights } from "../scoring/score/weights.ts";
import type { ComponentScores } from "../scoring/score/score.ts";
import { countingParts } from "../score-parts.ts";
import type { DecisionKind } from "../decisions/decision-rules.ts";
import { minDecisions } from "./ranking-check.ts";
import { lowPlaces, topPlaces } from "./surprise-places.ts";
import type { RankingCheck, DecisionCounts, OrderedPairs } from "./ranking-check.ts";
import { pairPercent, countPairs } from "./count-pairs.ts";

/** A candidate in the job's current order. */
export type OrderedCandidate = {
  id: number;
  name: string | null;
  fileName: string;
  score: ComponentScores & { totalScore: number; aiRank: number | null };
};

/** The last decision on a candidate. */
export type LastDecision = { candidateId: number; decision: DecisionKind; reasons: string[] };

export type Decider = { id: string | null; name: string; decisions: readonly LastDecision[] };

/** Measures how well decisions and ranking agree. The offer of weights is computed separately. */
export function measureRanking(
  ordered: readonly OrderedCandidate[],
  decided: { standing: readonly LastDecision[]; deciders: readonly Decider[] },
  weights: ScoreWeights,
): Omit<RankingCheck, "offer" | "agreement"> {
  const { standing, deciders } = decided;
  const all = measureOrder(ordered, standing);
  const { advance, hold, decline } = all.counts;
  return {
    ...all,
    undecided: ordered.length - advance - hold - decline,
    minDecisions,
    deciders:
      deciders.length < 2
        ? []
        : deciders.map(({ id, name, decisions }) => {
            return { id, name, ...measureOrder(ordered, decisions) };
          }),
    surprises: all.total === null ? [] : findSurprises(ordered, standing),
    parts: all.total === null ? [] : compareParts(ordered, standing, weights),
  };
}

const isEnough = ({ advance, decline }: Pick<DecisionCounts, "advance" | "decline">): boolean =>
  advance >= minDecisions && decline >= minDecisions;

function measureOrder(
  ordered: readonly OrderedCandidate[],
  decisions: readonly LastDecision[],
): OrderedPairs {
  const of = new Map(decisions.map(({ candidateId, decision }) => [candidateId, decision]));
  const present = ordered.filter(({ id }) => of.has(id));
  const counts = countKinds(present.map(({ id }) => of.get(id)));
  const sided = present.filter(({ id }) => of.get(id) !== "hold");
  const isAdvanced = ({ id }: OrderedCandidate) => of.get(id) === "advance";
  const ranks = rankScores(sided.map(({ id, score }) => ({ candidateId: id, ...score })));
  const byTotal = sided.map((one) => ({
    isAdvanced: isAdvanced(one),
    rank: ranks.get(one.id) ?? 0,
  }));
  const ranked = sided
    .filter(({ score }) => score.aiRank !== null)
    .sort((one, other) => (one.score.aiRank ?? 0) - (other.score.aiRank ?? 0));
  const byAi = ranked.map((one) => ({
    isAdvanced: isAdvanced(one),
    rank: one.score.aiRank ?? 0,
  }));
  const isRankedEnough = isEnough(countKinds(ranked.map(({ id }) => of.get(id))));
  return {
    counts,
    total: isEnough(counts) ? countPairs(byTotal) : null,
    ai: isRankedEnough ? countPairs(byAi) : null,
  };
}

function countKinds(kinds: readonly (DecisionKind | undefined)[]): DecisionCounts {
  const count = (kind: DecisionKind) => kinds.filter((each) => each === kind).length;
  return { advance: count("advance"), hold: count("hold"), decline: count("decline") };
}

/**
 * The declined candidates among the top places and the advanced ones far below, in the job's order.
 */
function findSurprises(
  ordered: readonly OrderedCandidate[],
  standing: readonly LastDecision[],
): RankingCheck["surprises"] {
  const of = new Map(standing.map((made) => [made.candidateId, made]));
  const ranks = rankScores(ordered.map(({ id, score }) => ({ candidateId: id, ...score })));
  return ordered.flatMap(({ id: candidateId, name, fileName, score: { totalScore } }, index) => {
    const made = of.get(candidateId);
    const place = ranks.get(candidateId) ?? index + 1;
    const isSurprise =
      (made?.decision === "decline" && place <= topPlaces) ||
      (made?.decision === "advance" && place > lowPlaces);
    if (!made || !isSurprise) return [];
    const { decision, reasons } = made;
    return [{ candidateId, name, fileName, decision, place, totalScore, reasons }];
  });
}

function compareParts(
  ordered: readonly OrderedCandidate[],
  standing: readonly LastDecision[],
  weights: ScoreWeights,
): RankingCheck["parts"] {
  const of = new Map(standing.map(({ candidateId, decision }) => [candidateId, decision]));
  return countingParts(weights).map(({ component }) => {
    const valuesOf = (kind: DecisionKind) =>
      ordered
        .filter(({ id }) => of.get(id) === kind)
        .map(({ score }) => componentScore(score, component));
    const [high, low] = [valuesOf("advance"), valuesOf("decline")];
    const [advanced, declined] = [mean(high), mean(low)];
    const difference = oneDecimal(advanced - declined);
    const percent = pairPercent(high, low);
    return { component, weight: weights[component], advanced, declined, difference, percent };
  });
}

const mean = (values: readonly number[]): number =>
  oneDecimal(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
