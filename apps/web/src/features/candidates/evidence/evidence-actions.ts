import type { ReviewedPart } from "@resume-picker/domain/scoring/reviews/evidence-review";
import { createContext, useContext } from "react";

/** A requirement as the job words it, or the job's title for the title part. */
export type ReviewedRow = { part: ReviewedPart; requirement: string };

/**
 * Actions to review the lines of a CV. Each resolves once the list and the receipt are reloaded.
 */
export type EvidenceActions = {
  review: (row: ReviewedRow, line: number, counts: boolean) => Promise<void>;
  undo: (reviewId: number) => Promise<void>;
  /** Resolves to the error message, or null once the phrase is saved. */
  acceptPhrase: (row: ReviewedRow, phrase: string) => Promise<string | null>;
  removePhrase: (phraseId: number) => Promise<void>;
  isSaving: boolean;
};

/** Null if the candidate isn't opened from a job. */
export const EvidenceActionsContext = createContext<EvidenceActions | null>(null);

export function useEvidenceActions(): EvidenceActions | null {
  return useContext(EvidenceActionsContext);
}
