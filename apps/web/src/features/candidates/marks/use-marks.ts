import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { markRange, toggleMark } from "./mark-candidates.ts";

export type Marks = {
  /** The marked ones among those in sight, in the order shown: what an action may touch. */
  ids: readonly number[];
  has: (candidateId: number) => boolean;
  /** With `isRange`, everything from the last one toggled to this one. */
  toggle: (candidateId: number, isRange?: boolean) => void;
  markAll: () => void;
  clear: () => void;
};

const none: ReadonlySet<number> = new Set();

/**
 * Which rows of a job are marked for doing something with them together; not the shortlist, which
 * the checkboxes are. A candidate that a filter hides keeps its mark, yet nothing is done to it.
 */
export function useMarks(jobId: number | null, shown: readonly { id: number }[]): Marks {
  const [state, setState] = useState({ jobId, marked: none });
  const marked = state.jobId === jobId ? state.marked : none;
  const last = useRef<number | null>(null);
  // Not a dependency: every row has `toggle`, and a new order would render all of them.
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });

  const change = useCallback(
    (edit: (marked: ReadonlySet<number>) => ReadonlySet<number>) =>
      setState((before) => ({
        jobId,
        marked: edit(before.jobId === jobId ? before.marked : none),
      })),
    [jobId],
  );
  const toggle = useCallback(
    (id: number, isRange = false) => {
      const from = last.current;
      last.current = id;
      change((before) =>
        isRange && from !== null
          ? markRange(before, latest.current, { from, to: id })
          : toggleMark(before, id),
      );
    },
    [change],
  );
  const markAll = useCallback(
    () => change((before) => new Set([...before, ...latest.current.map(({ id }) => id)])),
    [change],
  );
  const clear = useCallback(() => change(() => none), [change]);
  const has = useCallback((id: number) => marked.has(id), [marked]);
  const ids = useMemo(
    () => (marked.size === 0 ? [] : shown.filter(({ id }) => marked.has(id)).map(({ id }) => id)),
    [marked, shown],
  );
  return { ids, has, toggle, markAll, clear };
}
