import { useNavigate } from "@tanstack/react-router";
import type { JobActions } from "../../../features/jobs/job-actions.ts";
import { useDuplicateJob } from "../../../features/jobs/use-duplicate-job.ts";
import { useCreateJob, useDeleteJob, useSetJobStatus } from "../../../features/jobs/use-jobs.ts";
import type { CurrentJob } from "./use-current-job.ts";
import type { Dialogs } from "./use-dialogs.ts";

/** The sidebar's actions for jobs. Deleting a job asks for confirmation first. */
export function useJobActions(
  { job, show }: Pick<CurrentJob, "job" | "show">,
  { open, setIsDrawerOpen }: Pick<Dialogs, "open" | "setIsDrawerOpen">,
) {
  const navigate = useNavigate();
  const edit = (id: number) => {
    void navigate({ to: "/jobs/$id/editor", params: { id: String(id) } });
  };
  const { createJob, isCreating } = useCreateJob(edit);
  const duplicate = useDuplicateJob(edit);
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
    select: (next) => {
      setIsDrawerOpen(false);
      show(next);
    },
    add: createJob,
    isAdding: isCreating,
    setStatus,
    duplicate: (job) => void duplicate(job),
    showMembers: (shared) => open({ kind: "members", jobId: shared.id }),
    showBlindReview: (blind) => open({ kind: "blind-review", jobId: blind.id }),
    showJudging: (judged) => open({ kind: "judging", jobId: judged.id }),
    delete: (toDelete) => open({ kind: "delete-job", job: toDelete }),
  };
  return { actions, deleteJob };
}
