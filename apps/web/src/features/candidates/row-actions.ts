import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { OpinionShown } from "@resume-picker/domain/decisions/describe-opinions";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";

/** The actions of the list. Must be a stable object, because rows are memoised. */
export type ListActions = {
  open: (id: number) => void;
  toggleShortlisted: (id: number) => void;
  /** `isRange` selects everything from the last toggled candidate to this one. */
  toggleSelected: (id: number, isRange: boolean) => void;
  delete: (candidate: ListedCandidate) => void;
};

/** The actions of a row or card. Deleting is in the shared menu. */
export type RowActions = Omit<ListActions, "delete"> & {
  openMenu: (candidate: ListedCandidate) => void;
};

/** The state of each candidate in the list: shortlisted, selected, decided (null: undecided). */
export type ListMarks = {
  shortlist: {
    has: (id: number) => boolean;
    toggleAll: (ids: readonly number[]) => void;
  };
  selection: {
    has: (id: number) => boolean;
    ids: readonly number[];
    selectAll: () => void;
    clear: () => void;
  };
  decisions: {
    of: (id: number) => {
      decision: DecisionKind;
      by: string | null;
      opinions: readonly OpinionShown[];
    } | null;
  };
};
