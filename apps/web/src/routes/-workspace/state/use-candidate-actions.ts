import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useMemo } from "react";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import type { Selection } from "../../../features/candidates/selection/use-selection.ts";
import type { Decisions } from "../../../features/decisions/use-decisions.ts";
import type { Shortlist } from "../../../features/shortlist/use-shortlist.ts";
import { toast } from "../../../lib/toast.tsx";
import { useCandidateWalk } from "./use-candidate-walk.ts";
import type { OpenCandidate } from "./use-open-candidate.ts";

type Parts = {
  opened: OpenCandidate;
  visible: readonly ListedCandidate[];
  shortlist: Shortlist;
  selection: Selection;
  decisions: Decisions;
};

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(parts: Parts, askToDelete: (each: ListedCandidate) => void) {
  const { opened, visible, shortlist, selection, decisions } = parts;
  const walk = useCandidateWalk(opened, visible);
  const { show, currentId } = walk;
  const { toggle } = shortlist;
  const { toggle: toggleSelected } = selection;
  const list = useMemo<ListActions>(
    () => ({ open: show, toggleShortlisted: toggle, toggleSelected, delete: askToDelete }),
    [askToDelete, show, toggle, toggleSelected],
  );
  const decide = (ids: readonly number[], decision: DecisionKind | null) =>
    decideOffering(parts, ids, decision);
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
    toCompare: () => idsToCompare(selection.ids),
    selectOpen: withCurrent(toggleSelected),
    shortlistOpen: withCurrent(shortlist.toggleAloud),
    download: (each: { id: number }) => void downloadCv(each),
    downloadOpen: withCurrent((id) => downloadCv({ id })),
  };
}

/** Decides with what was entered before; for those who advance it offers the shortlist. */
function decideOffering(
  { opened, visible, shortlist, decisions }: Parts,
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
  const person = visible.find(({ id }) => id === first) ?? opened.candidate;
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

/** As the address says it; undefined where it is not two to four that are selected. */
function idsToCompare(ids: readonly number[]): string | undefined {
  if (ids.length > 1 && ids.length < 5) return ids.join(",");
  toast({ title: "Select two to four candidates to compare (X)" });
  return undefined;
}
