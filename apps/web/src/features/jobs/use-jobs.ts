import { undoToastMs } from "@resume-picker/domain/deletion/undo-time";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { discardOnceLeft } from "./discard-draft.ts";

const none: ListedJob[] = [];

/**
 * The order of the sidebar: own jobs before shared ones, closed ones last in each, then newest
 * first.
 */
const newestFirst = (jobs: readonly ListedJob[]): ListedJob[] =>
  jobs.toSorted((one, other) => rankOf(one) - rankOf(other) || other.id - one.id);
const rankOf = ({ sharedBy, status }: ListedJob) =>
  (sharedBy === null ? 0 : 2) + (status === "closed" ? 1 : 0);
const notBroughtBack = "The job could not be restored.";

/** The sidebar's jobs with their candidate counts, and the loading state. */
export function useJobs() {
  const list = api.jobs.list.useQuery();
  const counts = api.jobs.candidateCounts.useQuery();
  return {
    jobs: useMemo(() => newestFirst(list.data ?? none), [list.data]),
    counts: counts.data,
    isLoading: list.isPending,
    // Loaded jobs stay visible if a reload fails, for example offline.
    error: list.data === undefined ? list.error : null,
    retry: () => {
      void list.refetch();
      void counts.refetch();
    },
  };
}

/**
 * Opens the existing untouched draft, or creates one, which avoids duplicates on repeated clicks.
 */
export function useCreateJob(onCreated: (id: number) => void) {
  const cache = api.useUtils();
  const router = useRouter();
  // A double click is faster than a render. A second response could reopen the draft after the user
  // went back.
  const isAsked = useRef(false);
  const create = api.jobs.startDraft.useMutation({
    onSettled: () => {
      isAsked.current = false;
    },
    onSuccess: ({ job, isNew }) => {
      cache.jobs.get.setData({ id: job.id }, job);
      void cache.jobs.list.invalidate();
      void cache.jobs.candidateCounts.invalidate();
      if (isNew)
        toast({ title: "Success", description: "New job created successfully", tone: "success" });
      discardOnceLeft(cache, { router, id: job.id });
      onCreated(job.id);
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: "Failed to create new job",
        tone: "destructive",
      }),
  });
  return {
    createJob: () => {
      if (isAsked.current) return;
      isAsked.current = true;
      create.mutate();
    },
    isCreating: create.isPending,
  };
}

type DeleteJobOptions = {
  /** Called with the remaining jobs. */
  onDeleted: (job: ListedJob, remaining: readonly ListedJob[]) => void;
  onRestored: (job: ListedJob) => void;
};

/** Deletes a job, and offers Undo until the toast closes. */
export function useDeleteJob({ onDeleted, onRestored }: DeleteJobOptions) {
  const cache = api.useUtils();
  const remove = api.jobs.delete.useMutation();
  const restore = api.jobs.restore.useMutation();
  const refresh = async () => {
    await Promise.all([
      cache.jobs.list.invalidate(),
      cache.jobs.candidateCounts.invalidate(),
      cache.accounts.quickStats.invalidate(),
    ]);
  };
  const undo = async (job: ListedJob) => {
    try {
      await restore.mutateAsync({ id: job.id });
      await refresh();
      onRestored(job);
    } catch (error) {
      toast({ error, title: "Error", description: notBroughtBack, tone: "destructive" });
    }
  };
  return async (job: ListedJob) => {
    try {
      await remove.mutateAsync({ id: job.id });
    } catch (error) {
      toast({ error, title: "Error", description: "Failed to delete job", tone: "destructive" });
      void cache.jobs.list.invalidate();
      return;
    }
    await cache.jobs.list.cancel();
    const remaining = cache.jobs.list.getData()?.filter(({ id }) => id !== job.id);
    cache.jobs.list.setData(undefined, remaining);
    onDeleted(job, newestFirst(remaining ?? none));
    toast({
      title: "Success",
      description: "Job deleted successfully",
      tone: "success",
      action: { label: "Undo", onClick: () => void undo(job) },
      duration: undoToastMs,
    });
    await refresh();
  };
}

const statusToasts: Record<JobStatus, { title: string; description: string }> = {
  active: { title: "Job set to active", description: "New CVs can be uploaded." },
  draft: { title: "Job set to draft", description: "New CVs can be uploaded." },
  closed: {
    title: "Job closed",
    description: "Candidates are kept. New CVs can’t be uploaded.",
  },
};

/** Updates the badge immediately, and reverts it if the request fails. */
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
    onError: (error) => {
      void cache.jobs.list.invalidate();
      void cache.jobs.get.invalidate();
      toast({
        error,
        title: "Error",
        description: "The job’s status could not be changed. Please try again.",
        tone: "destructive",
      });
    },
  });
  return ({ id }: ListedJob, status: JobStatus) => {
    void cache.jobs.list.cancel();
    show(id, status);
    mutate({ id, status });
  };
}
