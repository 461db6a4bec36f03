import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { OpinionShown } from "@resume-picker/domain/decisions/opinion-words";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";

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

/** What stands beside a candidate in the list: shortlisted, selected, decided (null: not yet). */
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
