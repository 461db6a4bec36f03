import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import type { RowActions } from "../../features/candidates/row-actions.ts";
import type { WorkspaceState } from "./use-workspace.ts";

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(
  workspace: WorkspaceState,
  askToDelete: (candidate: ListedCandidate) => void,
) {
  const { open, visible, openCandidate, shortlist, selection } = workspace;
  const { toggle } = shortlist;
  const { toggle: toggleSelected } = selection;
  const openId = open?.id ?? null;
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
  const rows = useMemo<RowActions>(
    () => ({ open: show, toggleShortlisted: toggle, toggleSelected, delete: askToDelete }),
    [askToDelete, show, toggle, toggleSelected],
  );
  const index = useMemo(() => visible.findIndex(({ id }) => id === openId), [openId, visible]);
  return {
    rows,
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
