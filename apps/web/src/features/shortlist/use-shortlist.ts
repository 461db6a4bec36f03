import { useCallback, useMemo } from "react";
import { toast } from "../../lib/toast.tsx";
import { useSavedShortlist } from "./use-saved-shortlist.ts";

export type Shortlist = {
  /** In the order in which they were added. */
  ids: readonly number[];
  has: (candidateId: number) => boolean;
  /** Adds or removes without a word, as a checkbox does. */
  toggle: (candidateId: number) => void;
  /** Adds or removes and says so, as a button does. */
  toggleAloud: (candidateId: number) => void;
  add: (candidateIds: readonly number[]) => void;
  remove: (candidateIds: readonly number[]) => void;
};

const none: number[] = [];

/** The shortlisted candidates of a job: shown at once, kept on the server, rolled back on failure. */
export function useShortlist(jobId: number | null): Shortlist {
  const { ids, change } = useSavedShortlist(jobId);
  const members = useMemo(() => new Set(ids), [ids]);
  const add = useCallback(
    (candidateIds: readonly number[]) => change(() => ({ add: candidateIds, remove: none })),
    [change],
  );
  const remove = useCallback(
    (candidateIds: readonly number[]) => change(() => ({ add: none, remove: candidateIds })),
    [change],
  );
  const toggle = useCallback(
    (id: number) =>
      change((present) =>
        present.includes(id) ? { add: none, remove: [id] } : { add: [id], remove: none },
      ),
    [change],
  );
  const has = useCallback((id: number) => members.has(id), [members]);
  const toggleAloud = useCallback(
    (id: number) => {
      toast({ title: members.has(id) ? "Removed from shortlist" : "Added to shortlist" });
      toggle(id);
    },
    [members, toggle],
  );
  return { ids, has, add, remove, toggle, toggleAloud };
}
