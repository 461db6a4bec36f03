import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useMemo } from "react";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import { toast } from "../../../lib/toast.tsx";
import { useCandidateWalk } from "./use-candidate-walk.ts";
import type { Desk } from "./use-desk.ts";
import type { Dialogs } from "./use-dialogs.ts";

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(
  desk: Desk,
  { open, compare }: Pick<Dialogs, "open"> & { compare: (ids: string) => void },
) {
  const {
    opened,
    list: { visible },
    shortlist,
    selection,
    decisions,
  } = desk;
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
  const decide = (ids: readonly number[], decision: DecisionKind | null) =>
    decideOffering(desk, ids, decision);
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
        toast({ title: "Nobody else is undecided in this list" });
    },
    decide,
    /** The selected ones together, else the open one. */
    decideChosen: (decision: DecisionKind | null) =>
      decide(selection.ids.length > 0 ? selection.ids : [currentId() ?? []].flat(), decision),
    compareSelected: () => {
      const { ids } = selection;
      if (ids.length > 1 && ids.length < 5) compare(ids.join(","));
      else toast({ title: "Select two to four candidates to compare (X)" });
    },
    selectOpen: withCurrent(toggleSelected),
    shortlistOpen: withCurrent(shortlist.toggleAloud),
    downloadOpen: withCurrent((id) => downloadCv({ id })),
  };
}

export type CandidateActions = ReturnType<typeof useCandidateActions>;

/** Decides with what was entered before; for those who advance it offers the shortlist. */
function decideOffering(
  { opened, list, shortlist, decisions }: Desk,
  ids: readonly number[],
  decision: DecisionKind | null,
): void {
  const [first] = ids;
  if (first === undefined) return;
  const draft = ids.length === 1 ? decisions.drafts.get(first) : undefined;
  const stands = ids.every((id) => (decisions.of(id)?.decision ?? null) === decision);
  // What it stands for stays as it is.
  if (stands && !draft) return;
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
  });
}
