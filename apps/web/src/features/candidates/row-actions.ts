import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

/** What can be done with a row or card. Keep the object stable: rows are memoised. */
export type RowActions = {
  open: (id: number) => void;
  toggleShortlisted: (id: number) => void;
  /** With `isRange`, everything from the last one toggled to this one. */
  toggleSelected: (id: number, isRange: boolean) => void;
  delete: (candidate: ListedCandidate) => void;
};
