import { countingParts, mapComponents, scoreComponents } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";

/** Weights as the sliders show them, in whole per cents. */
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
 * Makes the sum 100 by changing the untouched sliders in proportion to their values. If that isn't
 * enough, all sliders are changed.
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

/** Distributes `amount` in steps, in proportion, largest remainders first. */
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
  // The first slider gets the rest that is smaller than a step (from a weight that isn't a multiple
  // of five).
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

/**
 * Returns weights in the sliders' proportion with a sum of 1, or equal weights if every slider is
 * 0.
 */
export function scaleToWhole(percents: WeightPercents): ScoreWeights {
  const sum = sumPercents(percents);
  if (sum > 0) return mapComponents((component) => percents[component] / sum);
  const counting = countingParts(percents).map(({ component }) => component);
  return mapComponents((component) => (counting.includes(component) ? 1 / counting.length : 0));
}
