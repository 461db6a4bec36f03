import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useNavigate } from "@tanstack/react-router";
import type { JobActions } from "../../../features/jobs/job-actions.ts";
import { useCreateJob, useDeleteJob, useSetJobStatus } from "../../../features/jobs/use-jobs.ts";
import type { CurrentJob } from "./use-current-job.ts";

/** What the sidebar does with jobs; a job is deleted after `askToDelete` has been answered. */
export function useJobActions(
  { job, show }: Pick<CurrentJob, "job" | "show">,
  { select, askToDelete }: Record<"select" | "askToDelete", (job: ListedJob) => void>,
) {
  const navigate = useNavigate();
  const { createJob, isCreating } = useCreateJob((id) => {
    void navigate({ to: "/jobs/$id/editor", params: { id: String(id) } });
  });
  const setStatus = useSetJobStatus();
  const deleteJob = useDeleteJob({
    onDeleted: (deleted, [first]) => {
      if (deleted.id !== job?.id) return;
      if (first) show(first);
      else void navigate({ to: "/" });
    },
    onRestored: (restored) => {
      if (restored.id === job?.id) show(restored);
    },
  });
  const actions: JobActions = {
    select,
    add: createJob,
    isAdding: isCreating,
    setStatus,
    delete: askToDelete,
  };
  return { actions, deleteJob };
}
