import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ScoreComponent } from "@resume-picker/domain/scoring/score/weights";

type Score = Candidate["score"];

export type ScorePart = {
  component: ScoreComponent;
  label: string;
  /** 0 to 100 as it enters the total. */
  points: number;
  /** Per cent. */
  weight: number;
  /** Tailwind colour of its share in the bar. */
  colour: string;
};

/** The five lines of the receipt, in the order of the weights. */
export function scoreParts(score: Score): ScorePart[] {
  const part = (
    component: ScoreComponent,
    points: number,
    look: { label: string; colour: string },
  ): ScorePart => ({
    component,
    points,
    weight: Math.round(score.weights[component] * 1000) / 10,
    ...look,
  });
  return [
    part("skills", score.skillMatchScore, { label: "Skills Match", colour: "bg-part-skills" }),
    part("title", score.titleScore, { label: "Title Match", colour: "bg-part-title" }),
    part("seniority", score.seniorityScore, { label: "Seniority", colour: "bg-part-seniority" }),
    part("recency", score.recencyScore, { label: "Recency", colour: "bg-part-recency" }),
    // Shown the way it counts: 100 minus the penalty.
    part("gaps", 100 - score.gapPenalty, { label: "Gap Penalty", colour: "bg-part-gaps" }),
  ];
}

/** "88", "88.4" */
export function pointsText(points: number): string {
  return points.toLocaleString("en", { maximumFractionDigits: 1 });
}
