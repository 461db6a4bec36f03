import { useCallback, useMemo, useReducer } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.ts";
import { addToShortlist, removeFromShortlist } from "./change-shortlist.ts";

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
  const cache = api.useUtils();
  const query = api.shortlist.list.useQuery({ id: jobId ?? 0 }, { enabled: jobId !== null });
  const [, showAtOnce] = useReducer((turns: number) => turns + 1, 0);
  const ids = query.data ?? none;
  const members = useMemo(() => new Set(ids), [ids]);
  const { mutate } = api.shortlist.set.useMutation({
    // One after the other, so that the server ends with the latest list.
    scope: { id: "shortlist" },
    onError: (_, { id }) => {
      void cache.shortlist.list.invalidate({ id });
      toast({
        title: "Error",
        description: "The shortlist could not be saved. Please try again.",
        tone: "destructive",
      });
    },
  });

  const change = useCallback(
    (edit: (present: readonly number[]) => number[]) => {
      if (jobId === null) return;
      const next = edit(cache.shortlist.list.getData({ id: jobId }) ?? none);
      void cache.shortlist.list.cancel({ id: jobId });
      cache.shortlist.list.setData({ id: jobId }, next);
      // The cache tells of it in a later task, and until then a ticked box would be empty again.
      showAtOnce();
      mutate({ id: jobId, candidateIds: next });
    },
    [cache, jobId, mutate],
  );

  const add = useCallback(
    (candidateIds: readonly number[]) => change((present) => addToShortlist(present, candidateIds)),
    [change],
  );
  const remove = useCallback(
    (candidateIds: readonly number[]) =>
      change((present) => removeFromShortlist(present, candidateIds)),
    [change],
  );
  const toggle = useCallback(
    (id: number) =>
      change((present) =>
        present.includes(id) ? removeFromShortlist(present, [id]) : addToShortlist(present, [id]),
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
