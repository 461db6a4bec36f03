import { useCallback, useMemo } from "react";
import { toast } from "../../lib/toast.tsx";
import { forgetBulkAdded, keepBulkAdded, readBulkAdded } from "./bulk-added.ts";
import { changeAll, toggleOne } from "./change-shortlist.ts";
import type { ShortlistChange } from "./change-shortlist.ts";
import { useSavedShortlist } from "./use-saved-shortlist.ts";

export type Shortlist = {
  /** In the order set by the users, with new candidates at the end. */
  ids: readonly number[];
  has: (candidateId: number) => boolean;
  /** Adds or removes a candidate without a toast, for checkboxes. */
  toggle: (candidateId: number) => void;
  /** Adds or removes a candidate, and shows a toast with Undo. */
  toggleAloud: (candidateId: number) => void;
  /** Adds the missing candidates, and shows a toast with Undo. */
  add: (candidateIds: readonly number[]) => void;
  /** Removes the candidates, and shows a toast with Undo. */
  remove: (candidateIds: readonly number[]) => void;
  /** Sets the order of the list. */
  arrange: (candidateIds: readonly number[]) => void;
  /**
   * The checkbox in the table's header. Adds all of these. If all are listed, removes the ones it
   * added before. Candidates who were added individually stay.
   */
  toggleAll: (candidateIds: readonly number[]) => void;
};

const none: number[] = [];

/**
 * The shortlisted candidates of a job. Changes are shown immediately, saved on the server, and
 * reverted on failure.
 */
export function useShortlist(jobId: number | null): Shortlist {
  const { ids, change } = useSavedShortlist(jobId);
  const members = useMemo(() => new Set(ids), [ids]);
  const has = useCallback((id: number) => members.has(id), [members]);

  const changeByHand = useCallback(
    (edit: (present: readonly number[]) => ShortlistChange) => {
      const made = change(edit);
      forgetBulkAdded(jobId, [...made.add, ...made.remove]);
      return made;
    },
    [change, jobId],
  );
  const undoable = useCallback(
    (make: () => ShortlistChange) => {
      const bulkAdded = readBulkAdded(jobId);
      const made = make();
      if (made.add.length + made.remove.length === 0) return false;
      tellChange(made, () => {
        // A restored candidate returns to their previous position.
        const order = made.remove.length > 0 ? ids : undefined;
        change(() => ({ add: made.remove, remove: made.add, order }));
        keepBulkAdded(jobId, bulkAdded);
      });
      return true;
    },
    [change, ids, jobId],
  );

  const toggle = useCallback((id: number) => void changeByHand(toggleOne(id)), [changeByHand]);
  const toggleAloud = useCallback(
    (id: number) => void undoable(() => changeByHand(toggleOne(id))),
    [changeByHand, undoable],
  );
  const add = useCallback(
    (candidateIds: readonly number[]) =>
      void undoable(() =>
        changeByHand((present) => ({
          add: candidateIds.filter((id) => !present.includes(id)),
          remove: none,
        })),
      ),
    [changeByHand, undoable],
  );
  const remove = useCallback(
    (candidateIds: readonly number[]) =>
      void undoable(() => changeByHand(() => ({ add: none, remove: candidateIds }))),
    [changeByHand, undoable],
  );
  const toggleAll = useCallback(
    (candidateIds: readonly number[]) => {
      const isChanged = undoable(() => {
        const bulkAdded = readBulkAdded(jobId);
        const made = change((present) => changeAll(candidateIds, { present, bulkAdded }));
        const gone = new Set(made.remove);
        keepBulkAdded(
          jobId,
          [...bulkAdded, ...made.add].filter((id) => !gone.has(id)),
        );
        return made;
      });
      if (!isChanged) toast({ ...nothingRemoved, id: "shortlist" });
    },
    [change, jobId, undoable],
  );
  const arrange = useCallback(
    (order: readonly number[]) => void change(() => ({ add: none, remove: none, order })),
    [change],
  );
  return { ids, has, add, remove, arrange, toggle, toggleAloud, toggleAll };
}

const nothingRemoved = {
  title: "Nothing removed",
  description: "These candidates were added one by one. To remove several, select them first.",
};

/** Updates a single toast, because a key can repeat this several times a second. */
function tellChange({ add, remove }: ShortlistChange, undo: () => void): void {
  const count = add.length + remove.length;
  toast({
    id: "shortlist",
    title: add.length > 0 ? "Added to shortlist" : "Removed from shortlist",
    ...(count > 1 && { description: `${count.toLocaleString("en")} candidates` }),
    action: {
      label: "Undo",
      onClick: () => {
        undo();
        toast({ id: "shortlist", title: "Undone" });
      },
    },
  });
}
