import type { Candidate, Score } from "./candidate.ts";
import type { ListedField } from "../candidate-fields.ts";
import type { ScoreComponent } from "../score-parts.ts";

/**
 * A candidate with the data that list rows, sorting, filtering, comparing and exporting need. It is
 * plain JSON and small, since the list holds all candidates of a job. Times are UTC milliseconds.
 */
export type ListedCandidate = Pick<
  Candidate,
  "id" | ListedField | "fileName" | "lastRoleTitle" | "isOutdated" | "isBlind"
> & {
  skills: string[];
  /** Parts of the score without enough parsed data. */
  unratedParts: ScoreComponent[];
  gapCount: number;
  gapMonths: number;
  warnings: Pick<Candidate["warnings"][number], "code" | "message">[];
  /** Changes whenever the candidate or the score changes. */
  version: number;
  score: Omit<
    Score,
    "aiRankReason" | "aiRankedAt" | "manualRankedAt" | "explanation" | "breakdown" | "scoredAt"
  > & { aiRankedAt: number | null; manualRankedAt: number | null };
};
