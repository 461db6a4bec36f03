import type { CandidateScore } from "./score.ts";
import { oneDecimal } from "./total-score.ts";
import type { ScoreComponent } from "./weights.ts";

const componentNames: Record<ScoreComponent, string> = {
  skills: "Skills",
  title: "Title",
  seniority: "Seniority",
  recency: "Recency",
  gaps: "Gaps",
};

type Explainable = Pick<CandidateScore, "totalScore" | "missingMustHave" | "breakdown" | "weights">;

/** The whole score in plain sentences: the sum, then where each component comes from. */
export function explanationText(score: Explainable): string {
  const lines = [`Total ${format(score.totalScore)} of 100.`];
  for (const { component, score: points, reason } of score.breakdown) {
    const weight = score.weights[component];
    lines.push(
      `${componentNames[component]} ${format(points)} × ${format(weight * 100)}% = ${format(points * weight)} points: ${reason}`,
    );
  }
  if (score.missingMustHave.length > 0)
    lines.push(`Missing must-haves: ${score.missingMustHave.join(", ")}.`);
  return lines.join("\n");
}

function format(value: number): string {
  return String(oneDecimal(value));
}
