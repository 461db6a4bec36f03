import { mapComponents, scoreComponents, scoreParts } from "../../score-parts.ts";
import type { ScoreComponent } from "../../score-parts.ts";

/** The weight of each component: fractions from 0 to 1 that sum to 1. */
export type ScoreWeights = Record<ScoreComponent, number>;

const byDefault = new Map<string, number>(
  scoreParts.map(({ component, weight }) => [component, weight]),
);
export const defaultWeights: ScoreWeights = mapComponents(
  (component) => byDefault.get(component) ?? 0,
);

/** Completes weights with 0 for parts that are missing. */
export function completeWeights(given: Partial<ScoreWeights>): ScoreWeights {
  return mapComponents((component) => given[component] ?? 0);
}

/** Parses stored weights, which may predate some of the parts. */
export function parseWeights(json: string): ScoreWeights {
  // Stored as the weights valid at the time.
  return completeWeights(JSON.parse(json) as Partial<ScoreWeights>);
}

/** Weights are valid if their sum is this close to 1. */
const weightTolerance = 0.01;

/** True if every weight is between 0 and 1 and their sum is within the tolerance. */
export function areValidWeights(weights: ScoreWeights): boolean {
  const values = scoreComponents.map((component) => weights[component]);
  if (values.some((value) => !(value >= 0 && value <= 1))) return false;
  const sum = values.reduce((total, value) => total + value, 0);
  // Float sums such as 0.5+0.2+0.15+0.1+0.04 may slightly exceed the exact tolerance.
  return Math.abs(sum - 1) < weightTolerance + 1e-9;
}
