import type { CandidateScore } from "./score.ts";
import { oneDecimal } from "./total-score.ts";
import { countingParts } from "../../score-parts.ts";

type Explainable = Pick<CandidateScore, "totalScore" | "missingMustHave" | "breakdown" | "weights">;

/** Explains the whole score in plain sentences: the total, then the reason for each component. */
export function explanationText(score: Explainable): string {
  const lines = [`Total ${format(score.totalScore)} of 100.`];
  for (const { component, name } of countingParts(score.weights)) {
    const line = score.breakdown.find((each) => each.component === component);
    if (line === undefined) continue;
    const weight = score.weights[component];
    lines.push(
      `${name} ${format(line.score)} × ${format(weight * 100)}% = ${format(line.score * weight)} points: ${line.reason}`,
    );
  }
  if (score.missingMustHave.length > 0)
    lines.push(`Must-haves not found in the CV: ${score.missingMustHave.join(", ")}.`);
  return lines.join("\n");
}

function format(value: number): string {
  return String(oneDecimal(value));
}
