import { useCallback, useMemo, useReducer, useRef } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { useTabs } from "../../lib/use-tabs.ts";
import { withChange } from "./change-shortlist.ts";
import type { ShortlistChange } from "./change-shortlist.ts";

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
  const query = api.shortlist.list.useQuery(
    { id: jobId ?? 0 },
    // Whoever comes back to the tab sees what other devices of the account have changed meanwhile.
    { enabled: jobId !== null, refetchOnWindowFocus: "always" },
  );
  const [, showAtOnce] = useReducer((turns: number) => turns + 1, 0);
  const ids = query.data ?? none;
  const members = useMemo(() => new Set(ids), [ids]);
  const readAgain = useCallback(
    (id: number) => void cache.shortlist.list.invalidate({ id }),
    [cache],
  );
  const tellTabs = useTabs("shortlist", readAgain);
  const unanswered = useRef(0);
  const { mutate } = api.shortlist.change.useMutation({
    // One after the other, so that what was added last is at the end.
    scope: { id: "shortlist" },
    onSettled: (answer, error, { id }) => {
      unanswered.current -= 1;
      tellTabs(id);
      if (error) readAgain(id);
      // With what other tabs have added; while more is to be sent, it would be missing here.
      else if (answer && unanswered.current === 0) {
        cache.shortlist.list.setData({ id }, answer.candidateIds);
      }
    },
    onError: () => {
      toast({
        title: "Error",
        description: "The shortlist could not be saved. Please try again.",
        tone: "destructive",
      });
    },
  });

  const change = useCallback(
    (edit: (present: readonly number[]) => ShortlistChange) => {
      if (jobId === null) return;
      const present = cache.shortlist.list.getData({ id: jobId }) ?? none;
      const edited = edit(present);
      void cache.shortlist.list.cancel({ id: jobId });
      cache.shortlist.list.setData({ id: jobId }, withChange(present, edited));
      // The cache tells of it in a later task, and until then a ticked box would be empty again.
      showAtOnce();
      unanswered.current += 1;
      mutate({ id: jobId, add: [...edited.add], remove: [...edited.remove] });
    },
    [cache, jobId, mutate],
  );

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
