import { scoreParts } from "../../score-parts.ts";
import type { ScoreComponent } from "../../score-parts.ts";
import type { ComponentScores } from "./score.ts";
import type { ScoreWeights } from "./weights.ts";

/**
 * The weighted sum of the components, 0 to 100, rounded once to one decimal.
 * A penalty counts as 100 minus itself.
 */
export function totalScore(components: ComponentScores, weights: ScoreWeights): number {
  let points = 0;
  for (const { component, field, isPenalty } of scoreParts) {
    const score = isPenalty ? 100 - components[field] : components[field];
    points += weights[component] * score;
  }
  // Valid weights may sum to slightly more than 1.
  return Math.min(100, Math.max(0, oneDecimal(points)));
}

/** A component as used in the total, 0 to 100. */
export function componentScore(components: ComponentScores, component: ScoreComponent): number {
  const part = scoreParts.find((each) => each.component === component);
  if (part === undefined) throw new Error("The table lists each part.");
  const score = components[part.field];
  return part.isPenalty ? oneDecimal(100 - score) : score;
}

/**
 * Rounds half up to one decimal. The tiny addend corrects float errors such as 72.349999999999994.
 */
export function oneDecimal(value: number): number {
  return Math.round((value + 1e-9) * 10) / 10;
}
