import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { api, apiClient } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";

/** Creates a draft with the same posting and requirements, but no candidates. */
export function useDuplicateJob(onCreated: (jobId: number) => void) {
  const cache = api.useUtils();
  return async ({ id }: ListedJob) => {
    try {
      const { title, description, requirements } = await cache.jobs.get.fetch({ id });
      const copy = await apiClient.jobs.create.mutate({
        title: `${title.slice(0, 190)} (copy)`,
        description,
        requirements,
        status: "draft",
      });
      cache.jobs.get.setData({ id: copy.id }, copy);
      void cache.jobs.list.invalidate();
      void cache.jobs.candidateCounts.invalidate();
      toast({ title: "Success", description: "New job created successfully", tone: "success" });
      onCreated(copy.id);
    } catch (error) {
      const description = "Failed to create new job";
      toast({ error, title: "Error", description, tone: "destructive" });
    }
  };
}
