import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { selectRange, toggleSelected } from "./select-candidates.ts";

export type Selection = {
  /** The visible selected candidates in display order. Actions apply only to these. */
  ids: readonly number[];
  /** The number of selected candidates hidden by filters. */
  hidden: number;
  has: (candidateId: number) => boolean;
  /** `isRange` selects everything from the last toggled candidate to this one. */
  toggle: (candidateId: number, isRange?: boolean) => void;
  selectAll: () => void;
  clear: () => void;
};

const none: ReadonlySet<number> = new Set();

/**
 * The selected rows of a job, for bulk actions. It is separate from the shortlist (the stars). A
 * candidate that a filter hides stays selected, but actions don't apply to it.
 */
export function useSelection(
  jobId: number | null,
  { candidates, visible: shown }: Record<"candidates" | "visible", readonly { id: number }[]>,
): Selection {
  const [state, setState] = useState({ jobId, selected: none });
  const selected = state.jobId === jobId ? state.selected : none;
  const last = useRef<number | null>(null);
  // A ref, because a dependency would change `toggle` with every new order and re-render all rows.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const change = useCallback(
    (edit: (selected: ReadonlySet<number>) => ReadonlySet<number>) =>
      setState((before) => ({
        jobId,
        selected: edit(before.jobId === jobId ? before.selected : none),
      })),
    [jobId],
  );
  const toggle = useCallback(
    (id: number, isRange = false) => {
      const from = last.current;
      last.current = id;
      change((before) =>
        isRange && from !== null
          ? selectRange(before, latest.current, { from, to: id })
          : toggleSelected(before, id),
      );
    },
    [change],
  );
  const selectAll = useCallback(
    () => change((before) => new Set([...before, ...latest.current.map(({ id }) => id)])),
    [change],
  );
  const clear = useCallback(() => change(() => none), [change]);
  const has = useCallback((id: number) => selected.has(id), [selected]);
  const ids = useMemo(
    () =>
      selected.size === 0 ? [] : shown.filter(({ id }) => selected.has(id)).map(({ id }) => id),
    [selected, shown],
  );
  const hidden = useMemo(
    () =>
      selected.size === ids.length
        ? 0
        : candidates.filter(({ id }) => selected.has(id)).length - ids.length,
    [candidates, ids, selected],
  );
  return { ids, hidden, has, toggle, selectAll, clear };
}
