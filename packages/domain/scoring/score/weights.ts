import { mapComponents, scoreComponents, scoreParts } from "../../score-parts.ts";
import type { ScoreComponent } from "../../score-parts.ts";

/** How much each component counts: fractions from 0 to 1 that sum to 1. */
export type ScoreWeights = Record<ScoreComponent, number>;

const byDefault = new Map<string, number>(
  scoreParts.map(({ component, weight }) => [component, weight]),
);
export const defaultWeights: ScoreWeights = mapComponents(
  (component) => byDefault.get(component) ?? 0,
);

/** Weights as given; a part that they leave out counts nothing. */
export function completeWeights(given: Partial<ScoreWeights>): ScoreWeights {
  return mapComponents((component) => given[component] ?? 0);
}

/** Weights as they were stored, maybe before a part came. */
export function parseWeights(json: string): ScoreWeights {
  return completeWeights(JSON.parse(json) as Partial<ScoreWeights>); // written as weights of its time
}

/** Weights are accepted when their sum is this close to 1. */
const weightTolerance = 0.01;

/** True when every weight lies in 0 to 1 and they sum to 1 within the tolerance. */
export function areValidWeights(weights: ScoreWeights): boolean {
  const values = scoreComponents.map((component) => weights[component]);
  if (values.some((value) => !(value >= 0 && value <= 1))) return false;
  const sum = values.reduce((total, value) => total + value, 0);
  // Float sums such as 0.5+0.2+0.15+0.1+0.04 may land a hair beyond the exact tolerance.
  return Math.abs(sum - 1) < weightTolerance + 1e-9;
}
