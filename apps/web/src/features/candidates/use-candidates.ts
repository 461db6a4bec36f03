import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.ts";

const none: ListedCandidate[] = [];

/** The candidates of a job; nothing is asked while no job is selected. */
export function useCandidates(jobId: number | null) {
  const query = api.candidates.listForJob.useQuery({ id: jobId ?? 0 }, { enabled: jobId !== null });
  return {
    candidates: query.data ?? none,
    isLoading: jobId !== null && query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** The row goes at once and comes back when the server refuses. */
export function useDeleteCandidate(jobId: number | null) {
  const cache = api.useUtils();
  const remove = api.candidates.delete.useMutation();
  return async ({ id }: Pick<ListedCandidate, "id">) => {
    if (jobId === null) return;
    const job = { id: jobId };
    await cache.candidates.listForJob.cancel(job);
    const before = cache.candidates.listForJob.getData(job);
    cache.candidates.listForJob.setData(job, (list) =>
      list?.filter((candidate) => candidate.id !== id),
    );
    try {
      await remove.mutateAsync({ id });
      toast({ title: "Success", description: "Candidate deleted successfully", tone: "success" });
      void cache.jobs.candidateCounts.invalidate();
      void cache.candidates.listForJob.invalidate();
      void cache.shortlist.list.invalidate();
    } catch {
      cache.candidates.listForJob.setData(job, before);
      toast({ title: "Error", description: "Failed to delete candidate", tone: "destructive" });
    }
  };
}
