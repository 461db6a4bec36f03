import type { Candidate, Score } from "./candidate.ts";
import type { ListedField } from "../candidate-fields.ts";
import type { ScoreComponent } from "../score-parts.ts";

/**
 * A candidate as the list knows them: what a row shows and what sorting, filtering, comparing and
 * exporting need. Plain JSON, and light, since the list holds all candidates of a job. Times are UTC
 * milliseconds.
 */
export type ListedCandidate = Pick<
  Candidate,
  "id" | ListedField | "fileName" | "lastRoleTitle" | "isOutdated" | "isBlind"
> & {
  skills: string[];
  /** Parts of the score for which too little was read. */
  unratedParts: ScoreComponent[];
  gapCount: number;
  gapMonths: number;
  warnings: Pick<Candidate["warnings"][number], "code" | "message">[];
  /** Another number as soon as anything of the candidate or the score is another. */
  version: number;
  score: Omit<
    Score,
    "aiRankReason" | "aiRankedAt" | "manualRankedAt" | "explanation" | "breakdown" | "scoredAt"
  > & { aiRankedAt: number | null; manualRankedAt: number | null };
};
