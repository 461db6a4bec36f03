import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import type { Selection } from "../../../features/candidates/selection/use-selection.ts";
import type { Decisions } from "../../../features/decisions/use-decisions.ts";
import type { Shortlist } from "../../../features/shortlist/use-shortlist.ts";
import { toast } from "../../../lib/toast.tsx";
import type { OpenCandidate } from "./use-open-candidate.ts";

type Parts = {
  opened: OpenCandidate;
  visible: readonly ListedCandidate[];
  shortlist: Shortlist;
  selection: Selection;
  decisions: Decisions;
};

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(
  { opened, visible, shortlist, selection, decisions }: Parts,
  askToDelete: (candidate: ListedCandidate) => void,
) {
  const { candidate, open: openCandidate } = opened;
  const { toggle } = shortlist;
  const { toggle: toggleSelected } = selection;
  const openId = candidate?.id ?? null;
  // The candidate that was asked for and is not on the screen yet: keys come faster than frames.
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (openId === asked.current || openId === null) asked.current = null;
  }, [openId]);
  const show = useCallback(
    (id: number) => {
      asked.current = id;
      openCandidate(id);
    },
    [openCandidate],
  );
  const list = useMemo<ListActions>(
    () => ({ open: show, toggleShortlisted: toggle, toggleSelected, delete: askToDelete }),
    [askToDelete, show, toggle, toggleSelected],
  );
  const index = useMemo(() => visible.findIndex(({ id }) => id === openId), [openId, visible]);
  // Where the open candidate stood, when a filter takes them away.
  const lastIndex = useRef(0);
  useEffect(() => {
    if (index >= 0) lastIndex.current = index;
  }, [index]);
  /** The current candidate, and where the next and the one before are. */
  const locate = () => {
    const from = asked.current ?? openId;
    const at = from === openId ? index : visible.findIndex(({ id }) => id === from);
    if (from === null) return { from, next: 0, before: 0 };
    return at < 0
      ? { from, next: lastIndex.current, before: lastIndex.current - 1 }
      : { from, next: at + 1, before: at - 1 };
  };
  const decide = (ids: readonly number[], decision: DecisionKind | null) => {
    const [first] = ids;
    if (first === undefined) return;
    const draft = ids.length === 1 ? decisions.drafts.get(first) : undefined;
    const stands = ids.every((id) => (decisions.of(id)?.decision ?? null) === decision);
    // What it stands for stays as it is.
    if (stands && !draft) return;
    const missing = ids.filter((id) => !shortlist.has(id));
    const person = visible.find(({ id }) => id === first) ?? candidate;
    const input = { decision, ...(draft ?? { reasons: [], note: null }) };
    decisions.decide(ids, input, {
      name: person ? displayName(person) : "",
      // Offered, and never done by itself.
      ...(decision === "advance" &&
        missing.length > 0 && {
          offer: { label: "Add to shortlist", onClick: () => shortlist.add(missing) },
        }),
    });
  };
  return {
    list,
    index,
    /** Opens the next or previous candidate in sight; the first when none is open. */
    move: (step: 1 | -1) => {
      const { next, before } = locate();
      const to = visible[step === 1 ? next : before];
      if (to) show(to.id);
    },
    /** Opens the next one of whom nothing is decided; from the top again after the last. */
    nextUndecided: () => {
      const { from, next } = locate();
      const inTurn = [...visible.slice(next), ...visible.slice(0, next)];
      const to = inTurn.find(({ id }) => id !== from && decisions.of(id) === null);
      if (to) show(to.id);
      else toast({ title: "Nobody else is undecided in this list" });
    },
    decide,
    /** The selected ones together, else the open one. */
    decideChosen: (decision: DecisionKind | null) => {
      const id = asked.current ?? openId;
      const { ids } = selection;
      decide(ids.length > 0 ? ids : id === null ? [] : [id], decision);
    },
    /** Undefined where it is not two to four that are selected. */
    toCompare: () => {
      const { ids } = selection;
      if (ids.length > 1 && ids.length < 5) return ids.join(",");
      toast({ title: "Select two to four candidates to compare (X)" });
      return undefined;
    },
    selectOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) toggleSelected(id);
    },
    shortlistOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) shortlist.toggleAloud(id);
    },
    download: (each: { id: number }) => void downloadCv(each),
    downloadOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) void downloadCv({ id });
    },
  };
}
