import { useCallback, useReducer, useRef } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { useTabs } from "../../lib/use-tabs.ts";
import { withChange } from "./change-shortlist.ts";
import type { ShortlistChange } from "./change-shortlist.ts";

const none: number[] = [];

/** Loads the ids on a job's shortlist, and changes them here, on the server and in other tabs. */
export function useSavedShortlist(jobId: number | null) {
  const cache = api.useUtils();
  const query = api.shortlist.list.useQuery(
    { id: jobId ?? 0 },
    // Other devices of the user may have changed it while this tab was in the background.
    { enabled: jobId !== null, refetchOnWindowFocus: "always" },
  );
  const [, showAtOnce] = useReducer((turns: number) => turns + 1, 0);
  const readAgain = useCallback(
    (id: number) => void cache.shortlist.list.invalidate({ id }),
    [cache],
  );
  const tellTabs = useTabs("shortlist", readAgain);
  const unanswered = useRef(0);
  const { mutate } = api.shortlist.change.useMutation({
    // Sequential, which keeps the last added candidate at the end.
    scope: { id: "shortlist" },
    onSettled: (answer, error, { id }) => {
      unanswered.current -= 1;
      tellTabs(id);
      if (error) readAgain(id);
      // Takes over additions from other tabs, but not while changes are pending, which it would
      // lack.
      else if (answer && unanswered.current === 0) {
        cache.shortlist.list.setData({ id }, answer.candidateIds);
      }
    },
    onError: (error, { id, add = none, remove = none }) => {
      // Reverts unsaved changes, even if the list can't be reloaded.
      const shown = cache.shortlist.list.getData({ id }) ?? none;
      const undone = withChange(shown, { add: remove, remove: add });
      cache.shortlist.list.setData({ id }, undone);
      toast({
        error,
        title: "Error",
        description: "The shortlist could not be saved. Please try again.",
        tone: "destructive",
      });
    },
  });
  const change = useCallback(
    (edit: (present: readonly number[]) => ShortlistChange): ShortlistChange => {
      if (jobId === null) return { add: none, remove: none };
      const present = cache.shortlist.list.getData({ id: jobId }) ?? none;
      const edited = edit(present);
      if (edited.add.length + edited.remove.length === 0 && !edited.order) return edited;
      void cache.shortlist.list.cancel({ id: jobId });
      cache.shortlist.list.setData({ id: jobId }, withChange(present, edited));
      // The cache notifies its observers only in a later task. Until then a ticked box would appear
      // empty.
      showAtOnce();
      unanswered.current += 1;
      const { add, remove, order } = edited;
      mutate({
        id: jobId,
        add: [...add],
        remove: [...remove],
        ...(order && { order: [...order] }),
      });
      return edited;
    },
    [cache, jobId, mutate],
  );
  return { ids: query.data ?? none, change };
}
