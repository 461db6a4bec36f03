import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ReviewedPart } from "@resume-picker/domain/scoring/reviews/evidence-review";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";

export type ReceiptRow = Candidate["score"]["breakdown"][number]["rows"][number];

/** In which part a row's lines are reviewed; null for a row that is only a figure. */
export function reviewedPart(
  component: ScoreComponent,
  { state }: Pick<ScoreRow, "state">,
): ReviewedPart | null {
  if (component === "title") return "title";
  return state === null ? null : "skills";
}
