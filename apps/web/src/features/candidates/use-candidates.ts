import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { packIds } from "@resume-picker/domain/candidates/packed-ids";
import { useMemo } from "react";
import { api } from "../../lib/api.ts";
import { createHiddenIds, useHiddenIds, withoutHidden } from "../../lib/hidden-ids.ts";
import { toast } from "../../lib/toast.ts";
import { offerUndo, sendOnLeave } from "../../lib/undo.ts";

const none: ListedCandidate[] = [];
/** Deleted on the screen, not yet on the server. */
const hiddenCandidates = createHiddenIds();

/** The candidates of a job; nothing is asked while no job is selected. */
export function useCandidates(jobId: number | null) {
  const query = api.candidates.listForJob.useQuery({ id: jobId ?? 0 }, { enabled: jobId !== null });
  const hidden = useHiddenIds(hiddenCandidates);
  const all = query.data ?? none;
  const candidates = useMemo(() => withoutHidden(all, hidden), [all, hidden]);
  return {
    candidates,
    hidden,
    hiddenCount: all.length - candidates.length,
    isLoading: jobId !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The rows go at once; the server is told when the toast that offers Undo has gone. */
export function useDeleteCandidates(jobId: number | null) {
  const cache = api.useUtils();
  const { mutateAsync } = api.candidates.deleteMany.useMutation();
  return (ids: readonly number[]) => {
    hiddenCandidates.hide(ids);
    const packed = packIds(ids);
    offerUndo({
      title: "Success",
      description: deletedText(ids.length),
      tone: "success",
      undo: () => hiddenCandidates.show(ids),
      commit: async () => {
        try {
          await mutateAsync({ ids: packed });
          const gone = new Set(ids);
          if (jobId !== null) {
            cache.candidates.listForJob.setData({ id: jobId }, (list) =>
              list?.filter(({ id }) => !gone.has(id)),
            );
          }
          // Other jobs' lists are fetched anew when they are next shown.
          void cache.candidates.listForJob.invalidate(undefined, { refetchType: "none" });
          void cache.shortlist.list.invalidate();
          await cache.jobs.candidateCounts.invalidate();
        } catch {
          toast({ title: "Error", description: "Failed to delete candidate", tone: "destructive" });
        } finally {
          hiddenCandidates.show(ids);
        }
      },
      commitOnLeave: () => sendOnLeave("POST", "/api/candidates/delete", { ids: packed }),
    });
  };
}

function deletedText(count: number): string {
  return count === 1
    ? "Candidate deleted successfully"
    : `${count} candidates deleted successfully`;
}
