import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { isAutoAdvance } from "../../../features/decisions/auto-advance.ts";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import { toast } from "../../../lib/toast.tsx";
import { decideOffering } from "./decide-offering.ts";
import { useCandidateWalk } from "./use-candidate-walk.ts";
import type { RankingState } from "./use-ranking-state.ts";
import type { Dialogs } from "./use-dialogs.ts";

/** The actions of rows, cards, the details and the keys. */
export function useCandidateActions(
  rankingState: RankingState,
  {
    open,
    compare,
    mayReview,
  }: Pick<Dialogs, "open"> & { compare: (ids: string) => void; mayReview: boolean },
) {
  const {
    opened,
    list: { visible },
    shortlist,
    selection,
    decisions,
  } = rankingState;
  const walk = useCandidateWalk(opened, visible);
  const askToDelete = useCallback(
    (each: ListedCandidate) => open({ kind: "delete-candidates", candidates: [each] }),
    [open],
  );
  const { show, currentId } = walk;
  const { toggle } = shortlist;
  const { toggle: toggleSelected } = selection;
  const list = useMemo<ListActions>(
    () => ({ open: show, toggleShortlisted: toggle, toggleSelected, delete: askToDelete }),
    [askToDelete, show, toggle, toggleSelected],
  );
  const decide = (ids: readonly number[], decision: DecisionKind | null) => {
    if (!mayReview) {
      toast(onlyViewing);
      return;
    }
    const [id] = ids;
    const person = visible.find((each) => each.id === id) ?? opened.candidate;
    const name = person ? displayName(person) : "";
    const isOfOpen = ids.length === 1 && id === currentId();
    const advances = isAutoAdvance();
    decideOffering({ shortlist, decisions }, { ids, name, stays: isOfOpen && !advances }, decision);
    if (isOfOpen && decision !== null && advances) {
      walk.moveTo((each) => decisions.of(each.id) === null);
    }
  };
  const withCurrent = (act: (id: number) => unknown) => () => {
    const id = currentId();
    if (id !== null) act(id);
  };
  return {
    list,
    index: walk.index,
    move: walk.move,
    /** Opens the next undecided candidate, wrapping around at the end. */
    nextUndecided: () => {
      if (!walk.moveTo(({ id }) => decisions.of(id) === null))
        toast({ title: "No undecided candidates left in this list" });
    },
    decide,
    /** The keys apply to the open candidate, and the bar to the selected ones. */
    decideOpen: (decision: DecisionKind | null) => {
      const id = currentId();
      if (id !== null) decide([id], decision);
      else if (selection.ids.length > 0) toast(openFirst);
    },
    compare: (ids: readonly number[]) => compare(ids.join(",")),
    compareSelected: () => {
      const { ids } = selection;
      if (ids.length > 1 && ids.length < 5) compare(ids.join(","));
      else toast({ title: "Select two to four candidates to compare (X)" });
    },
    selectOpen: withCurrent(toggleSelected),
    shortlistOpen: mayReview ? withCurrent(shortlist.toggleAloud) : () => toast(onlyViewing),
    downloadOpen: withCurrent((id) => downloadCv({ id })),
  };
}

export type CandidateActions = ReturnType<typeof useCandidateActions>;

const onlyViewing = {
  title: "View-only access",
  description: "Ask its owner for reviewer access to decide or shortlist.",
};

const openFirst = {
  title: "No candidate is open",
  description:
    "Open a candidate to decide by key, or use the buttons below the list for the selection.",
};
