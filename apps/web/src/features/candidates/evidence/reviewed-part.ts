import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ReviewedPart } from "@resume-picker/domain/scoring/reviews/evidence-review";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";

export type ReceiptRow = Candidate["score"]["breakdown"][number]["rows"][number];

/** Returns the part in which a row's lines are reviewed, or null for rows without a state. */
export function reviewedPart(
  component: ScoreComponent,
  { state }: Pick<ScoreRow, "state">,
): ReviewedPart | null {
  if (component === "title") return "title";
  return state === null ? null : "skills";
}
