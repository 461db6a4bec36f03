import type { ComponentScores } from "./score.ts";
import type { ScoreComponent, ScoreWeights } from "./weights.ts";

/**
 * The weighted sum of the components, 0 to 100, rounded once to one decimal.
 * The gap penalty counts as 100 minus itself.
 */
export function totalScore(components: ComponentScores, weights: ScoreWeights): number {
  const points =
    weights.skills * components.skillMatchScore +
    weights.title * components.titleScore +
    weights.seniority * components.seniorityScore +
    weights.recency * components.recencyScore +
    weights.gaps * (100 - components.gapPenalty);
  // Accepted weights may sum to a hair over 1.
  return Math.min(100, Math.max(0, oneDecimal(points)));
}

/** A component as it enters the total, 0 to 100. */
export function componentScore(components: ComponentScores, component: ScoreComponent): number {
  switch (component) {
    case "skills":
      return components.skillMatchScore;
    case "title":
      return components.titleScore;
    case "seniority":
      return components.seniorityScore;
    case "recency":
      return components.recencyScore;
    case "gaps":
      return oneDecimal(100 - components.gapPenalty);
  }
}

/** Rounds half up to one decimal; the tiny addend undoes float noise such as 72.349999999999994. */
export function oneDecimal(value: number): number {
  return Math.round((value + 1e-9) * 10) / 10;
}
