import { countingParts, mapComponents, scoreComponents } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";

/** Weights as the sliders show them: whole per cents. */
export type WeightPercents = Record<ScoreComponent, number>;

/** The sliders' step, in per cent. */
export const weightStep = 5;

export function toPercents(weights: ScoreWeights): WeightPercents {
  return mapComponents((component) => Math.round(weights[component] * 100));
}

export function toWeights(percents: WeightPercents): ScoreWeights {
  return mapComponents((component) => percents[component] / 100);
}

export function sumPercents(percents: WeightPercents): number {
  return scoreComponents.reduce((sum, component) => sum + percents[component], 0);
}

/**
 * Brings the sum to 100 by changing the sliders that the user has not touched, in proportion to
 * what they stand at; where those can't take it all, by changing every slider.
 */
export function spreadRest(
  percents: WeightPercents,
  touched: ReadonlySet<ScoreComponent>,
): WeightPercents {
  const counting = countingParts(percents).map(({ component }) => component);
  const free = counting.filter((component) => !touched.has(component));
  const kept = counting.filter((component) => touched.has(component));
  const rest = 100 - kept.reduce((sum, component) => sum + percents[component], 0);
  if (free.length === 0 || rest < 0) return { ...percents, ...share(percents, counting, 100) };
  return { ...percents, ...share(percents, free, rest) };
}

/** Deals `amount` out in steps, in proportion, the largest remainders first. */
function share(
  percents: WeightPercents,
  components: readonly ScoreComponent[],
  amount: number,
): Partial<WeightPercents> {
  const sum = components.reduce((total, component) => total + percents[component], 0);
  const exact = components.map((component) => {
    const part = sum === 0 ? 1 / components.length : percents[component] / sum;
    const steps = (part * amount) / weightStep;
    return { component, whole: Math.floor(steps), remainder: steps - Math.floor(steps) };
  });
  const dealt = exact.reduce((total, { whole }) => total + whole * weightStep, 0);
  // What no whole step covers (a kept weight that is not a multiple of five) goes to the first.
  const left = amount - dealt;
  const order = [...exact].sort((a, b) => b.remainder - a.remainder);
  const shares: Partial<WeightPercents> = {};
  order.forEach(({ component, whole }, index) => {
    const extraSteps = index < Math.floor(left / weightStep) ? 1 : 0;
    const odd = index === 0 ? left % weightStep : 0;
    shares[component] = (whole + extraSteps) * weightStep + odd;
  });
  return shares;
}

/** Weights in the sliders' proportion that sum to 1; all equal when every slider stands at 0. */
export function scaleToWhole(percents: WeightPercents): ScoreWeights {
  const sum = sumPercents(percents);
  if (sum > 0) return mapComponents((component) => percents[component] / sum);
  const counting = countingParts(percents).map(({ component }) => component);
  return mapComponents((component) => (counting.includes(component) ? 1 / counting.length : 0));
}
