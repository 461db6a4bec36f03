import { undoToastMs } from "@resume-picker/domain/deletion/undo-time";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";

const none: ListedCandidate[] = [];
const notBroughtBack = "The candidates could not be restored.";

/** Loads the candidates of a job. Sends no request while no job is selected. */
export function useCandidates(jobId: number | null) {
  const query = api.candidates.listForJob.useQuery({ id: jobId ?? 0 }, { enabled: jobId !== null });
  return {
    candidates: query.data ?? none,
    isLoading: jobId !== null && query.isPending,
    // Loaded candidates stay visible if a reload fails, for example offline.
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** Deletes candidates, and offers Undo until the toast closes. */
export function useDeleteCandidates(jobId: number | null) {
  const cache = api.useUtils();
  const remove = api.candidates.deleteMany.useMutation();
  const restore = api.candidates.restore.useMutation();
  // Reloads the list, because the ranks of all others change.
  const refresh = () => {
    void cache.candidates.listForJob.invalidate();
    void cache.shortlist.list.invalidate();
    void cache.jobs.candidateCounts.invalidate();
  };
  const undo = async (ids: number[]) => {
    try {
      await restore.mutateAsync({ ids });
    } catch (error) {
      toast({ error, title: "Error", description: notBroughtBack, tone: "destructive" });
    }
    refresh();
  };
  return async (ids: number[]) => {
    try {
      await remove.mutateAsync({ ids });
    } catch (error) {
      toast({
        error,
        title: "Error",
        description: "Failed to delete candidate",
        tone: "destructive",
      });
      refresh();
      return;
    }
    if (jobId !== null) {
      const gone = new Set(ids);
      await cache.candidates.listForJob.cancel({ id: jobId });
      cache.candidates.listForJob.setData({ id: jobId }, (list) =>
        list?.filter(({ id }) => !gone.has(id)),
      );
    }
    toast({
      title: "Success",
      description: deletedText(ids.length),
      tone: "success",
      action: { label: "Undo", onClick: () => void undo(ids) },
      duration: undoToastMs,
    });
    refresh();
  };
}

function deletedText(count: number): string {
  return count === 1
    ? "Candidate deleted successfully"
    : `${count} candidates deleted successfully`;
}
