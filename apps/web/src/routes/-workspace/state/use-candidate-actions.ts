import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { isAutoAdvance } from "../../../features/decisions/auto-advance.ts";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import { toast } from "../../../lib/toast.tsx";
import { useCandidateWalk } from "./use-candidate-walk.ts";
import type { RankingState } from "./use-ranking-state.ts";
import type { Dialogs } from "./use-dialogs.ts";

/** What rows, cards, the detail and the keys do to candidates. */
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
    decideOffering(rankingState, ids, decision);
    const [id] = ids;
    const isOfOpen = ids.length === 1 && id === currentId();
    if (isOfOpen && decision !== null && isAutoAdvance()) {
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
    /** Opens the next one of whom nothing is decided; from the top again after the last. */
    nextUndecided: () => {
      if (!walk.moveTo(({ id }) => decisions.of(id) === null))
        toast({ title: "No undecided candidates left in this list" });
    },
    decide,
    /** The keys mean the open candidate, whoever is selected; the bar decides for the selected ones. */
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
  title: "You can view this job",
  description: "Ask its owner for reviewer access to decide or shortlist.",
};

const openFirst = {
  title: "No candidate is open",
  description:
    "Open one to decide by key, or use the buttons below the list for the selected ones.",
};

/** Decides with what was entered before; for those who advance it offers the shortlist. */
function decideOffering(
  { opened, list, shortlist, decisions }: RankingState,
  ids: readonly number[],
  decision: DecisionKind | null,
): void {
  const [first] = ids;
  if (first === undefined) return;
  const draft = ids.length === 1 ? decisions.drafts.get(first) : undefined;
  const stands = ids.every((id) => (decisions.of(id)?.decision ?? null) === decision);
  // What it stands for stays as it is.
  if (stands && !draft) return;
  const starred = ids.filter((id) => shortlist.has(id));
  const missing = ids.filter((id) => !shortlist.has(id));
  const person = list.visible.find(({ id }) => id === first) ?? opened.candidate;
  const input = { decision, ...(draft ?? { reasons: [], note: null }) };
  decisions.decide(ids, input, {
    name: person ? displayName(person) : "",
    // Offered, and never done by itself.
    ...(decision === "advance" &&
      missing.length > 0 && {
        offer: { label: "Add to shortlist", onClick: () => shortlist.add(missing) },
      }),
    ...(decision === "decline" && starred.length > 0 && stillListed(starred, shortlist)),
  });
}

/** Somebody declined who stays on the shortlist may be a slip, or not: it is said, and offered. */
const stillListed = (
  ids: readonly number[],
  { remove }: Pick<RankingState["shortlist"], "remove">,
) => ({
  remark: ids.length === 1 ? "still on the shortlist" : `${ids.length} still on the shortlist`,
  offer: { label: "Remove from shortlist", onClick: () => remove(ids) },
});
