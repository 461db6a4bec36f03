import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { countingParts } from "@resume-picker/domain/score-parts";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { componentScore } from "@resume-picker/domain/scoring/score/total-score";

type Score = Candidate["score"];

export type ScorePart = {
  component: ScoreComponent;
  label: string;
  /** 0 to 100 as it enters the total. */
  points: number;
  /** Per cent. */
  weight: number;
  /** Of its share in the bar. */
  colour: string;
};

/** The lines of the receipt, in the order of the weights. */
export function scoreParts(score: Score): ScorePart[] {
  return countingParts(score.weights).map(({ component, label, colour }) => ({
    component,
    label,
    points: componentScore(score, component),
    weight: Math.round(score.weights[component] * 1000) / 10,
    colour: `var(${colour})`,
  }));
}

/** "88", "88.4" */
export function pointsText(points: number): string {
  return points.toLocaleString("en", { maximumFractionDigits: 1 });
}
