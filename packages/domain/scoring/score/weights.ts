/** How much each component counts: fractions from 0 to 1 that sum to 1. */
export type ScoreWeights = {
  skills: number;
  title: number;
  seniority: number;
  recency: number;
  gaps: number;
};

export const scoreComponents = ["skills", "title", "seniority", "recency", "gaps"] as const;
export type ScoreComponent = (typeof scoreComponents)[number];

export const defaultWeights: ScoreWeights = {
  skills: 0.5,
  title: 0.2,
  seniority: 0.15,
  recency: 0.1,
  gaps: 0.05,
};

/** Weights are accepted when their sum is this close to 1. */
export const weightTolerance = 0.01;

/** True when every weight lies in 0 to 1 and they sum to 1 within the tolerance. */
export function areValidWeights(weights: ScoreWeights): boolean {
  const values = scoreComponents.map((component) => weights[component]);
  if (values.some((value) => !(value >= 0 && value <= 1))) return false;
  const sum = values.reduce((total, value) => total + value, 0);
  // Float sums such as 0.5+0.2+0.15+0.1+0.04 may land a hair beyond the exact tolerance.
  return Math.abs(sum - 1) < weightTolerance + 1e-9;
}
