import type { Job } from "@resume-picker/domain/jobs/job";
import { newJob } from "@resume-picker/domain/jobs/job-rules";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.ts";

const none: Job[] = [];

/** The sidebar's list: jobs, how many candidates each has, and whether both are there yet. */
export function useJobs() {
  const list = api.jobs.list.useQuery();
  const counts = api.jobs.candidateCounts.useQuery();
  return {
    jobs: list.data ?? none,
    counts: counts.data,
    isLoading: list.isPending,
    error: list.error,
    retry: () => {
      void list.refetch();
      void counts.refetch();
    },
  };
}

/** Creates the draft that the editor then opens. */
export function useCreateJob(onCreated: (id: number) => void) {
  const cache = api.useUtils();
  const create = api.jobs.create.useMutation({
    onSuccess: (job) => {
      cache.jobs.get.setData({ id: job.id }, job);
      cache.jobs.list.setData(undefined, (jobs) => jobs && [...jobs, job]);
      void cache.jobs.list.invalidate();
      void cache.jobs.candidateCounts.invalidate();
      toast({ title: "Success", description: "New job created successfully", tone: "success" });
      onCreated(job.id);
    },
    onError: () =>
      toast({ title: "Error", description: "Failed to create new job", tone: "destructive" }),
  });
  const requirements = { must: [...newJob.requirements.must], nice: [...newJob.requirements.nice] };
  return {
    createJob: () => {
      if (!create.isPending) create.mutate({ ...newJob, requirements });
    },
    isCreating: create.isPending,
  };
}

/** The row goes at once and comes back when the server refuses. */
export function useDeleteJob(onDeleted: (job: Job, remaining: readonly Job[]) => void) {
  const cache = api.useUtils();
  const remove = api.jobs.delete.useMutation();
  return async (job: Job) => {
    await cache.jobs.list.cancel();
    const before = cache.jobs.list.getData();
    const remaining = (before ?? []).filter(({ id }) => id !== job.id);
    cache.jobs.list.setData(undefined, remaining);
    try {
      await remove.mutateAsync({ id: job.id });
      onDeleted(job, remaining);
      toast({ title: "Success", description: "Job deleted successfully", tone: "success" });
      void cache.jobs.list.invalidate();
      void cache.jobs.candidateCounts.invalidate();
    } catch {
      cache.jobs.list.setData(undefined, before);
      toast({ title: "Error", description: "Failed to delete job", tone: "destructive" });
    }
  };
}

export function useLoadSampleData(onLoaded: (jobId: number) => void) {
  const cache = api.useUtils();
  const load = api.jobs.loadSampleData.useMutation({
    onSuccess: async ({ jobId, candidateCount }) => {
      await Promise.all([cache.jobs.list.invalidate(), cache.jobs.candidateCounts.invalidate()]);
      toast({
        title: "Sample data loaded",
        description: `One job with ${candidateCount} candidates is ready to explore.`,
      });
      onLoaded(jobId);
    },
    onError: (error) =>
      toast({
        title: "Sample data could not be loaded",
        description: error.message,
        tone: "destructive",
      }),
  });
  return { loadSampleData: () => load.mutate(), isLoading: load.isPending };
}
