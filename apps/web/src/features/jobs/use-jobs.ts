import type { Job } from "@resume-picker/domain/jobs/job";
import { newJob } from "@resume-picker/domain/jobs/job-rules";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";
import { useMemo } from "react";
import { api } from "../../lib/api.ts";
import { createHiddenIds, useHiddenIds, withoutHidden } from "../../lib/hidden-ids.ts";
import { toast } from "../../lib/toast.ts";
import { offerUndo, sendOnLeave } from "../../lib/undo.ts";

const none: Job[] = [];
/** Deleted on the screen, not yet on the server. */
const hiddenJobs = createHiddenIds();

/** The sidebar's list: jobs, how many candidates each has, and whether both are there yet. */
export function useJobs() {
  const list = api.jobs.list.useQuery();
  const counts = api.jobs.candidateCounts.useQuery();
  const all = list.data ?? none;
  const hidden = useHiddenIds(hiddenJobs);
  const jobs = useMemo(() => withoutHidden(all, hidden), [all, hidden]);
  return {
    jobs,
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

type DeleteJobOptions = {
  /** At once, with the jobs that are left. */
  onHidden: (job: Job, remaining: readonly Job[]) => void;
  onUndone: (job: Job) => void;
};

/** The row goes at once; the server is told when the toast that offers Undo has gone. */
export function useDeleteJob({ onHidden, onUndone }: DeleteJobOptions) {
  const cache = api.useUtils();
  const remove = api.jobs.delete.useMutation();
  return (job: Job) => {
    hiddenJobs.hide([job.id]);
    const hidden = hiddenJobs.getState();
    onHidden(job, withoutHidden(cache.jobs.list.getData() ?? none, hidden));
    offerUndo({
      title: "Success",
      description: "Job deleted successfully",
      tone: "success",
      undo: () => {
        hiddenJobs.show([job.id]);
        onUndone(job);
      },
      commit: async () => {
        try {
          await remove.mutateAsync({ id: job.id });
          cache.jobs.list.setData(undefined, (jobs) => jobs?.filter(({ id }) => id !== job.id));
          void cache.jobs.candidateCounts.invalidate();
          void cache.accounts.quickStats.invalidate();
        } catch {
          toast({ title: "Error", description: "Failed to delete job", tone: "destructive" });
        } finally {
          hiddenJobs.show([job.id]);
        }
      },
      commitOnLeave: () => sendOnLeave("DELETE", `/api/jobs/${job.id}`),
    });
  };
}

const statusToasts: Record<JobStatus, { title: string; description: string }> = {
  active: { title: "Job set to active", description: "It takes new CVs." },
  draft: { title: "Job set to draft", description: "It takes new CVs." },
  closed: {
    title: "Job closed",
    description: "It keeps its candidates and takes no new CVs.",
  },
};

/** The badge changes at once and goes back when the server refuses. */
export function useSetJobStatus() {
  const cache = api.useUtils();
  const show = (id: number, status: JobStatus) => {
    cache.jobs.list.setData(undefined, (jobs) =>
      jobs?.map((job) => (job.id === id ? { ...job, status } : job)),
    );
    cache.jobs.get.setData({ id }, (job) => job && { ...job, status });
  };
  const { mutate } = api.jobs.setStatus.useMutation({
    scope: { id: "job-status" },
    onSuccess: ({ status }) => toast(statusToasts[status]),
    onError: () => {
      void cache.jobs.list.invalidate();
      void cache.jobs.get.invalidate();
      toast({
        title: "Error",
        description: "The job’s status could not be changed. Please try again.",
        tone: "destructive",
      });
    },
  });
  return ({ id }: Job, status: JobStatus) => {
    void cache.jobs.list.cancel();
    show(id, status);
    mutate({ id, status });
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
