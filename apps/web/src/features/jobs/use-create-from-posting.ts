import { newJob } from "@resume-picker/domain/jobs/job-rules";
import { useState } from "react";
import { api, apiClient } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";

/** Creates a draft from a pasted posting, with the title and requirements found in it. */
export function useCreateFromPosting(onCreated: (jobId: number) => void) {
  const cache = api.useUtils();
  const [isCreating, setIsCreating] = useState(false);
  const createFromPosting = async (description: string) => {
    if (isCreating) return;
    setIsCreating(true);
    try {
      const { title, must, nice } = await apiClient.jobs.propose.mutate({ description });
      const texts = (list: typeof must) => list.map(({ text }) => text);
      const job = await apiClient.jobs.create.mutate({
        title: title ?? newJob.title,
        description,
        requirements: { must: texts(must), nice: texts(nice) },
        status: "draft",
      });
      cache.jobs.get.setData({ id: job.id }, job);
      void cache.jobs.list.invalidate();
      void cache.jobs.candidateCounts.invalidate();
      toast({ title: "Success", description: "New job created successfully", tone: "success" });
      onCreated(job.id);
    } catch (error) {
      toast({
        error,
        title: "Error",
        description: "Failed to create new job",
        tone: "destructive",
      });
    } finally {
      setIsCreating(false);
    }
  };
  return { createFromPosting, isCreating };
}
