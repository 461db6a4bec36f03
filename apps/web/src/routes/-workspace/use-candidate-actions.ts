import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { useMemo } from "react";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import type { RowActions } from "../../features/candidates/row-actions.ts";
import type { WorkspaceState } from "./use-workspace.ts";

/** What rows, cards, the detail and the keys do to candidates. */
export function useCandidateActions(
  workspace: WorkspaceState,
  askToDelete: (candidate: Candidate) => void,
) {
  const { open, visible, openCandidate, shortlist } = workspace;
  const { toggle } = shortlist;
  const rows = useMemo<RowActions>(
    () => ({ open: openCandidate, toggleSelected: toggle, delete: askToDelete }),
    [askToDelete, openCandidate, toggle],
  );
  const index = useMemo(
    () => (open ? visible.findIndex(({ id }) => id === open.id) : -1),
    [open, visible],
  );
  return {
    rows,
    index,
    /** Opens the next or previous candidate in sight; the first when none is open. */
    move: (step: 1 | -1) => {
      const next = visible[open ? index + step : 0];
      if (next) openCandidate(next.id);
    },
    shortlistOpen: () => {
      if (open) shortlist.toggleAloud(open.id);
    },
    downloadOpen: () => {
      if (open) void downloadCv(open);
    },
  };
}
