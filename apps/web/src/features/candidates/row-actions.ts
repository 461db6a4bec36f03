import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

/** What the list can do with its candidates. Keep the object stable: rows are memoised. */
export type ListActions = {
  open: (id: number) => void;
  toggleShortlisted: (id: number) => void;
  /** With `isRange`, everything from the last one toggled to this one. */
  toggleSelected: (id: number, isRange: boolean) => void;
  delete: (candidate: ListedCandidate) => void;
};

/** What a row or card can do; the list's one menu deletes. */
export type RowActions = Omit<ListActions, "delete"> & {
  openMenu: (candidate: ListedCandidate) => void;
};
