import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import type { ListActions } from "../../../features/candidates/row-actions.ts";
import type { Selection } from "../../../features/candidates/selection/use-selection.ts";
import type { Shortlist } from "../../../features/shortlist/use-shortlist.ts";
import type { OpenCandidate } from "./use-open-candidate.ts";

type Parts = {
  opened: OpenCandidate;
  visible: readonly ListedCandidate[];
  shortlist: Shortlist;
  selection: Selection;
};

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(
  { opened, visible, shortlist, selection }: Parts,
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
  return {
    list,
    index,
    /** Opens the next or previous candidate in sight; the first when none is open. */
    move: (step: 1 | -1) => {
      const from = asked.current ?? openId;
      const at = from === openId ? index : visible.findIndex(({ id }) => id === from);
      const next = visible[from === null ? 0 : at + step];
      if (next) show(next.id);
    },
    selectOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) toggleSelected(id);
    },
    shortlistOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) shortlist.toggleAloud(id);
    },
    downloadOpen: () => {
      const id = asked.current ?? openId;
      if (id !== null) void downloadCv({ id });
    },
  };
}
